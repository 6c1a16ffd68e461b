import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type ElementNode, elementsOf, isInlineCode, textOf } from '../lib/html.ts'

/**
 * Puts what Astro writes into the body of a page where it belongs: styles into the head, where HTML allows them, and
 * scripts into one file for all pages, which the second page finds in the browser's cache.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': ({ dir }) => finishPagesIn(fileURLToPath(dir)),
    },
  }
}

/** @param directory folder of the built site, with a slash at its end. */
export function finishPagesIn(directory: string): void {
  const files = globSync('**/*.html', { cwd: directory }).toSorted()
  const pages = files.map((file) => {
    const html = readFileSync(directory + file, 'utf8')
    return { file, html, parts: partsOf(html) }
  })
  const texts = new Set(pages.flatMap(({ parts }) => parts.scripts.map(textOf)))
  // In blocks, so that names of one are not those of another, as in elements of their own.
  const script = [...texts].map((text) => `{${text.trim()}}`).join('\n')
  const name = `_astro/site.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  writeFileSync(directory + name, script)
  for (const { file, html, parts } of pages) {
    writeFileSync(directory + file, finished(html, parts, `/${name}`))
  }
}

type Parts = { head: ElementNode; body: ElementNode; styles: ElementNode[]; scripts: ElementNode[] }

/** @throws where a page has no head or no body. */
function partsOf(html: string): Parts {
  const elements = elementsOf(html)
  const head = elements.find(({ name }) => name === 'head')
  const body = elements.find(({ name }) => name === 'body')
  if (!head || !body) throw new Error(`A page has no head or no body: ${html.slice(0, 200)}`)
  const inBody = elements.filter(({ loc: [start] }) => start.start > body.loc[0].start)
  return {
    head,
    body,
    styles: inBody.filter(({ name }) => name === 'style'),
    scripts: inBody.filter(isInlineCode),
  }
}

function finished(html: string, { head, body, styles, scripts }: Parts, address: string): string {
  const taken = [...styles, ...scripts].map(({ loc: [start, end] }) => ({
    from: start.start,
    to: end.end,
    text: '',
  }))
  const style = styles.map(({ loc: [start, end] }) => html.slice(start.start, end.end)).join('')
  const script = scripts.length > 0 ? loader(address) : ''
  return [...taken, { ...endOf(head), text: style }, { ...endOf(body), text: script }]
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), html)
}

/**
 * Fetches the file once the first frame is laid out: before, it would take its share of the line from what the visitor
 * sees first. A page that is made ready beforehand has no frames; there it is fetched at once.
 */
function loader(address: string): string {
  return `<script type="module">let load=()=>import("${address}");if(document.prerendering)load();else{let o=new IntersectionObserver(()=>{o.disconnect();load()});o.observe(document.documentElement)}</script>`
}

/** The place before an element's closing tag. */
function endOf({ loc: [, end] }: ElementNode) {
  return { from: end.start, to: end.start }
}
