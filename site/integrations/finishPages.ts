import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { ELEMENT_NODE, type ElementNode, elementsOf, isInlineCode, textOf } from '../lib/html.ts'
import { cutStyles } from './pageStyles.ts'

/** Where next pages lie, which the receiver and nginx know; a name that is never served. */
export const NEXT_FOLDER = '.next/'

/**
 * Puts what Astro writes into a page where it belongs: styles into one element of the head, but for those that many
 * pages share below their first screens, scripts, and drawings that are used by their names. These
 * have files of their own, which the second page finds in the browser's cache. For who comes from another page it lays a
 * copy of each beside the site, with its styles in files too.
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
  const chunks = readChunks(directory)
  const pages = files.map((file) => readPage(file, readFileSync(directory + file, 'utf8'), chunks))
  const texts = new Set(pages.flatMap(({ scripts }) => scripts.map(textOf)))
  // In blocks, so that names of one are not those of another, as in elements of their own.
  const script = [...texts].map((text) => `{${text.trim()}}`).join('\n')
  const { inside, shared, isShared, next, nextInside } = cutStyles(pages)
  const scriptAddress = writeFile(directory, 'site.js', script)
  const sharedAddress = shared && writeFile(directory, 'site.css', shared)
  const nextAddress = next && writeFile(directory, 'pages.css', next)
  for (const [index, page] of pages.entries()) {
    const edits = [...page.styles, ...page.scripts].map(removal)
    edits.push(...symbolEdits(page, directory))
    if (page.scripts.length > 0) edits.push({ ...endOf(page.body), text: loader(scriptAddress) })
    const write = (name: string, styles: Edit[]) => {
      mkdirSync(dirname(directory + name), { recursive: true })
      writeFileSync(directory + name, edit(page.html, [...edits, ...styles]))
    }

    const before = partBefore(page.laterParts.find((part) => hasClass(part, isShared)))
    const later = before ? [{ ...endOf(before), text: laterLink(sharedAddress) }] : []
    write(page.file, [{ ...endOf(page.head), text: styleElement(inside[index]) }, ...later])
    const links = link(nextAddress) + link(sharedAddress)
    const text = links + styleElement(nextInside[index])
    write(NEXT_FOLDER + page.file, [{ ...endOf(page.head), text }])
  }
}

type FinishedPage = ReturnType<typeof readPage>

/** @throws where a page has no head or no body. */
function readPage(file: string, html: string, chunks: Map<string, string>) {
  const elements = elementsOf(html)
  const head = elements.find(({ name }) => name === 'head')
  const body = elements.find(({ name }) => name === 'body')
  if (!head || !body) throw new Error(`A page has no head or no body: ${html.slice(0, 200)}`)
  const inBody = elements.filter((element) => startOf(element) > startOf(body))
  const styles = elements.filter(({ name }) => name === 'style')
  const laterParts = partsBelowHeading(body)
  const firstEnd = laterParts[0] ? startOf(laterParts[0]) : html.length
  return {
    file,
    html,
    head,
    body,
    styles,
    scripts: inBody.filter((element) => isInlineCode(element) && !staysInPlace(element)),
    symbols: inBody.find(holdsSymbols),
    uses: inBody.filter(({ name }) => name === 'use'),
    laterParts,
    css: styles.map(textOf).join(''),
    words: wordsWith(edit(html, styles.map(removal)), chunks),
    firstClasses: inBody.filter((element) => startOf(element) < firstEnd).flatMap(classesOf),
    joinedClasses: inBody.map(classesOf).filter(({ length }) => length > 1),
  }
}

/** The parts of a page, from edge to edge, that stand below the one with the main heading. */
function partsBelowHeading(body: ElementNode): ElementNode[] {
  const parts = childrenOf(body).flatMap((part) =>
    part.name === 'main' ? childrenOf(part) : [part],
  )
  const heading = parts.findIndex((part) => within(part).some(({ name }) => name === 'h1'))
  return heading < 0 ? [] : parts.slice(heading + 1)
}

/** What holds nothing, or nothing but what it has drawn itself. */
const CLOSED = new Set(['astro-island', 'script', 'style'])

/**
 * Its end is the place for what a part waits for. Between the two, a style sheet would part neighbours in the eyes of
 * selectors.
 */
function partBefore(part: ElementNode | undefined): ElementNode | undefined {
  if (!part) return undefined
  const siblings = childrenOf(part.parent)
  return siblings.slice(0, siblings.indexOf(part)).findLast(({ name }) => !CLOSED.has(name))
}

function childrenOf({ children = [] }: ElementNode['parent']): ElementNode[] {
  return children.filter((node: { type: number }) => node.type === ELEMENT_NODE)
}

function within(part: ElementNode): ElementNode[] {
  return [part, ...childrenOf(part).flatMap(within)]
}

function hasClass(part: ElementNode, isMeant: (name: string) => boolean): boolean {
  return within(part).some((element) => classesOf(element).some(isMeant))
}

function classesOf({ attributes }: ElementNode): string[] {
  return attributes.class?.split(/\s+/) ?? []
}

/** The islands' scripts, and what these share, by the names of their files. */
function readChunks(directory: string): Map<string, string> {
  const names = globSync('*.js', { cwd: `${directory}_astro` })
  return new Map(names.map((name) => [name, readFileSync(`${directory}_astro/${name}`, 'utf8')]))
}

/** The words of a text, and of the scripts that it names, that these name, and so on: all that may be on a page. */
function wordsWith(text: string, chunks: Map<string, string>): Set<string> {
  const texts = new Set([text])
  for (const each of texts) {
    for (const [name, chunk] of chunks) if (each.includes(name)) texts.add(chunk)
  }
  return new Set([...texts].flatMap((each) => each.match(/[\w-]+/g) ?? []))
}

/** What must be there before a visitor can press what it stands beside. */
function staysInPlace({ attributes }: ElementNode): boolean {
  return attributes['data-in-place'] !== undefined
}

function holdsSymbols(element: ElementNode): boolean {
  return element.name === 'svg' && childrenOf(element)[0]?.name === 'symbol'
}

/** What browsers do not follow in a drawing from another file, or XML does not know without its head. */
const BOUND_TO_PAGE = /<style|\b(?:url\(|href=)|\b[a-z]+:[a-z-]+=|&[a-z]/i

/** Lays a page's symbols into a file, and names that where they are used. */
function symbolEdits({ html, symbols, uses }: FinishedPage, directory: string): Edit[] {
  if (!symbols) return []
  const [open, close] = symbols.loc
  const drawings = html.slice(open.end, close.start)
  if (BOUND_TO_PAGE.test(drawings)) return []
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${drawings}</svg>`
  const address = writeFile(directory, 'symbols.svg', text)
  return [
    removal(symbols),
    ...uses.flatMap((use) => {
      const { href = '' } = use.attributes
      if (!drawings.includes(`<symbol id="${href.slice(1)}"`)) return []
      const from = html.indexOf(`"${href}"`, startOf(use)) + 1
      return [{ from, to: from, text: address }]
    }),
  ]
}

/**
 * @param fileName what it is, and its ending; a hash of its text is put in.
 * @returns the file's address.
 */
function writeFile(directory: string, fileName: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const name = `_astro/${fileName.replace('.', `.${hash}.`)}`
  writeFileSync(directory + name, text)
  return `/${name}`
}

/**
 * What follows in the page is painted with these styles, never before. All browsers let a script wait for styles, and
 * the rest of the page for the script; a style sheet alone holds up the page in some.
 */
function laterLink(address: string): string {
  return `${link(address)}<script> </script>`
}

function link(address: string): string {
  return address && `<link rel="stylesheet" href="${address}">`
}

function styleElement(style = ''): string {
  return style && `<style>${style}</style>`
}

/**
 * Fetches the file once the first frame is laid out: before, it would take its share of the line from what the visitor
 * sees first. A page that is made ready beforehand has no frames; there it is fetched at once.
 */
function loader(address: string): string {
  return `<script type="module">let load=()=>import("${address}");if(document.prerendering)load();else{let o=new IntersectionObserver(()=>{o.disconnect();load()});o.observe(document.documentElement)}</script>`
}

type Edit = { from: number; to: number; text: string }

function edit(html: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), html)
}

function removal({ loc: [start, end] }: ElementNode): Edit {
  return { from: start.start, to: end.end, text: '' }
}

function startOf({ loc: [start] }: ElementNode): number {
  return start.start
}

/** The place before an element's closing tag. */
function endOf({ loc: [, end] }: ElementNode) {
  return { from: end.start, to: end.start }
}
