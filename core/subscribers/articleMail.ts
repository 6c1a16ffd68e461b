import { parseEntities } from 'parse-entities'
import {
  COMMENT_NODE,
  DOCTYPE_NODE,
  ELEMENT_NODE,
  type ElementNode,
  type Node,
  TEXT_NODE,
  type TextNode,
} from 'ultrahtml'
import { parseHtml } from '../../content-model/parseHtml.ts'
import { escapeHtml } from '../lib/escapeHtml.ts'
import type { FeedArticle } from './feed.ts'

/** Gmail cuts a mail off after 102 kB. The rest is for the frame and the overhead of the encoding. */
const MAX_BYTES = 85_000
/** The width of a mail's text. */
const WIDTH_PX = 600

/** An article prepared for mail: as HTML with inline styles, and as plain text. */
export type ArticleMail = { html: string; text: string }

const CELL =
  'padding:8px 12px 8px 0;border-bottom:1px solid #b4b4b8;text-align:left;vertical-align:top'
const PARAGRAPH = 'margin:0 0 20px'

/** The elements that mail programs support, with their styles. Other elements are replaced by their content. */
const STYLES: Readonly<Record<string, string>> = {
  a: 'color:inherit;text-decoration:underline',
  b: '',
  blockquote: 'margin:28px 0;padding:0 0 0 20px;border-left:4px solid #b4b4b8;font-size:20px',
  br: '',
  caption: 'padding:0 0 8px;text-align:left;font-weight:700',
  code: 'font-family:ui-monospace,monospace;font-size:15px',
  dd: 'margin:0 0 12px',
  del: '',
  div: '',
  dl: PARAGRAPH,
  dt: 'font-weight:700',
  em: '',
  figcaption: 'margin:0 0 8px;font-weight:700',
  figure: 'margin:28px 0',
  h2: 'margin:36px 0 12px;font-size:24px;line-height:1.25',
  h3: 'margin:28px 0 8px;font-size:19px;line-height:1.3',
  h4: 'margin:24px 0 8px;font-size:17px;line-height:1.3',
  hr: 'margin:28px 0;border:0;border-top:1px solid #b4b4b8',
  i: '',
  img: 'display:block;width:100%;max-width:600px;height:auto;border:0',
  li: 'margin:0 0 8px',
  ol: 'margin:0 0 20px;padding:0 0 0 24px',
  p: PARAGRAPH,
  pre: 'margin:0 0 20px;white-space:pre-wrap;overflow-wrap:anywhere',
  s: '',
  small: '',
  strong: '',
  sub: '',
  sup: '',
  table: 'width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px',
  tbody: '',
  td: CELL,
  tfoot: '',
  th: CELL,
  thead: '',
  tr: '',
  u: '',
  ul: 'margin:0 0 20px;padding:0 0 0 24px',
}

const KEPT_ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
]
const VOID = new Set(['br', 'hr', 'img'])
/** Elements that make no sense in a mail; they are dropped with their content. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'button',
  'form',
  'video',
  'audio',
])
/** URLs that a mail may link to. */
const WHOLE_ADDRESS = /^(https?:|mailto:|tel:)/i

/**
 * Prepares an article for mail. A long article is cut after a paragraph and ends with a link to the full article.
 * @param article from the feed: all URLs in its HTML are absolute.
 * @param goOn words of that link.
 */
export function articleMail(
  { html, url }: Pick<FeedArticle, 'html' | 'url'>,
  goOn: string,
): ArticleMail {
  const { children }: { children: Node[] } = parseHtml(html)
  const kept = children.slice(0, countFitting(children))
  const mail = { html: kept.map(mailHtml).join('').trim(), text: mailText(kept) }
  if (kept.length === children.length) return mail
  const link = `<a href="${escapeHtml(url)}" style="${STYLES.a}">${escapeHtml(goOn)}</a>`
  return {
    html: `${mail.html}\n<p style="${PARAGRAPH}">${link}</p>`,
    text: `${mail.text}\n\n${goOn}: ${url}`,
  }
}

/** How many of an article's blocks fit into a mail, as HTML and as text; the last one is not a heading. */
function countFitting(blocks: readonly Node[]): number {
  let bytes = 0
  const sizes = blocks.map((block) => Buffer.byteLength(mailHtml(block) + textOf(block)))
  const tooMuch = sizes.findIndex((size) => {
    bytes += size
    return bytes > MAX_BYTES
  })
  if (tooMuch < 0) return blocks.length
  const isEnd = (block: Node) => !isBlank(block) && !HEADING.test((block as ElementNode).name)
  return blocks.slice(0, tooMuch).findLastIndex(isEnd) + 1
}

function mailHtml(node: Node): string {
  if (node.type === TEXT_NODE) return (node as TextNode).value
  if (node.type === COMMENT_NODE || node.type === DOCTYPE_NODE) return ''
  const { name, attributes, children } = node as ElementNode
  if (DROPPED.has(name)) return ''
  const content = children.map(mailHtml).join('')
  const style = STYLES[name]
  if (node.type !== ELEMENT_NODE || style === undefined) return content
  const size = name === 'img' ? drawnSize(attributes) : {}
  const kept = Object.entries({ ...attributes, ...size, style }).filter(
    ([attribute, value]) =>
      (attribute === 'style' && value !== '') ||
      (KEPT_ATTRIBUTES.includes(attribute) &&
        (!['href', 'src'].includes(attribute) || WHOLE_ADDRESS.test(value))),
  )
  const tag = [name, ...kept.map(([attribute, value]) => `${attribute}="${quoted(value)}"`)].join(
    ' ',
  )
  return VOID.has(name) ? `<${tag}>` : `<${tag}>${content}</${name}>`
}

/** Outlook on Windows draws a picture in the size of its attributes. */
function drawnSize({ width, height }: ElementNode['attributes']): Record<string, string> {
  const [widthPx, heightPx] = [Number(width), Number(height)]
  if (!(widthPx > WIDTH_PX)) return {}
  return { width: `${WIDTH_PX}`, height: `${Math.round((heightPx * WIDTH_PX) / widthPx)}` }
}

/** The value of an attribute is HTML already: only a quotation mark could end it. */
function quoted(value: string): string {
  return value.replaceAll('"', '&quot;')
}

const HEADING = /^h[1-6]$/
const BLOCKS = new Set(
  'p,div,section,aside,figure,figcaption,blockquote,ul,ol,dl,dt,dd,li,table,caption,tr,pre,hr'.split(
    ',',
  ),
)
/** Blocks with an empty line around them. */
const SPACED = new Set('p,figure,blockquote,ul,ol,dl,table,pre,hr,h1,h2,h3,h4,h5,h6'.split(','))

/** In an attribute, `&copy=1` is not a copyright sign. */
const IN_ATTRIBUTE = { attribute: true }

/**
 * The article as plain text: blank lines around headings and paragraphs, markers for list items, bars between the cells
 * of a row.
 */
function mailText(nodes: readonly Node[]): string {
  return nodes
    .map((node) => textOf(node))
    .join('')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function textOf(node: Node, mark = ''): string {
  if (node.type === TEXT_NODE) return parseEntities((node as TextNode).value.replace(/\s+/g, ' '))
  if (node.type !== ELEMENT_NODE) return ''
  const { name, attributes, children } = node as ElementNode
  if (DROPPED.has(name)) return ''
  if (name === 'br') return '\n'
  if (name === 'hr') return '\n\n---\n\n'
  if (name === 'img')
    return attributes.alt ? `[${parseEntities(attributes.alt, IN_ATTRIBUTE)}]` : ''
  const elements = children.filter(({ type }) => type === ELEMENT_NODE) as ElementNode[]
  if (name === 'tr') return `\n${elements.map((cell) => textOf(cell).trim()).join(' | ')}`
  if (name === 'ul' || name === 'ol') {
    const start = Number(attributes.start ?? 1)
    const items = elements.map((item, index) =>
      textOf(item, name === 'ul' ? '- ' : `${start + index}. `),
    )
    return `\n${items.join('')}\n\n`
  }
  const isGrouping = elements.some((child) => BLOCKS.has(child.name))
  // Text between blocks is only line breaks of the source.
  const parts = isGrouping ? children.filter((child) => !isBlank(child)) : children
  const content = parts.map((child) => textOf(child)).join('')
  if (name === 'a') {
    const address = parseEntities(attributes.href ?? '', IN_ATTRIBUTE)
    return WHOLE_ADDRESS.test(address) && address !== content ? `${content} (${address})` : content
  }
  if (HEADING.test(name)) return `\n\n${content.trim()}\n\n`
  if (!BLOCKS.has(name)) return content
  const words = `${mark}${content.trim()}`
  const lines = name === 'blockquote' ? words.replace(/^/gm, '> ') : words
  return SPACED.has(name) ? `\n\n${lines}\n\n` : `\n${lines}`
}

function isBlank(node: Node): boolean {
  return node.type === TEXT_NODE && (node as TextNode).value.trim() === ''
}

/** Turns plain words into a paragraph for a mail. */
export function paragraph(words: string, style = PARAGRAPH): string {
  return `<p style="${style}">${escapeHtml(words)}</p>`
}
