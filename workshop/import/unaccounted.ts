import type { Element, Root } from 'hast'
import { htmlToHast, type MdastNode } from 'satteri'
import { readArticleText } from '../../content-model/articles/readArticleText.ts'
import { filledByItself, readBlockComment } from './blocks.ts'
import { emojiOf } from './emoji.ts'
import { attributesIn, SHORTCODE } from './expandShortcodes.ts'
import { filmPage } from './filmPage.ts'
import { type Node, UNREAD, wordsOf } from './hast.ts'
import { PHRASING } from './tidyHtml.ts'
import { isSamePicture } from './uploads.ts'
import { quoted } from './warnings.ts'

/** The result for one article. */
export type Account = {
  /** Text of the article as MDX. */
  text: string
  /** Warnings about the article so far. */
  told: readonly string[]
  /** Replacements of imported addresses and pictures, by their address on the old site. */
  became: ReadonlyMap<string, string>
  /** Address of the article on the old site. */
  link: string
}

/**
 * Warns of each line of text and each address in the HTML of an article that neither the new article nor the report
 * contains. So nothing is lost silently, whatever editors and plugins have left in the HTML.
 */
export function unaccounted(html: string, { text, told, became, link }: Account): string[] {
  const old = readHtml(html)
  const { root, links, parts } = readArticleText(text, new Map())
  const there = new Set([
    ...links.map(({ address }) => address),
    ...parts.flatMap(({ props }) => [props.file, props.url].map(String)),
  ])
  const report = told.join('\n')
  const taken = [...became.keys()].filter((address) => there.has(became.get(address) ?? ''))
  const isThere = (address: string) => {
    const whole = URL.parse(address, link)?.href ?? address
    return (
      [became.get(address), filmPage(whole), whole].some((form) => form && there.has(form)) ||
      [address, whole, quoted(address)].some((form) => report.includes(form)) ||
      taken.some((source) => isSamePicture(whole, source))
    )
  }
  const lost = [...new Set(old.addresses)].filter((address) => !isThere(address))
  const spoken: string[] = []
  const words = wordsIn(root, spoken)
  return [
    ...missingLines(old.lines, [words, ...spoken, report]).map(
      (line) => `Text that is not in the article: "${quoted(line)}"`,
    ),
    ...lost.map((address) => `Address that is not in the article: ${quoted(address)}`),
  ]
}

/** Lines with a word that the texts lack or contain less often. */
export function missingLines(lines: string[], texts: string[]): string[] {
  const kept = texts.flatMap(splitWords)
  const whole = ` ${kept.join(' ')} `
  const counts = new Map<string, number>()
  const add = (word: string, amount: number) => counts.set(word, (counts.get(word) ?? 0) + amount)
  for (const word of kept) add(word, 1)
  let place = 0
  const torn = lines.filter((line) => {
    const words = splitWords(line)
    if (words.length === 0) return false
    // Most lines follow each other in the texts too.
    const asked = ` ${words.join(' ')} `
    const found = whole.indexOf(asked, place)
    const index = found === -1 ? whole.indexOf(asked) : found
    if (index === -1) return true
    place = index
    for (const word of words) add(word, -1)
    return false
  })
  return torn.filter((line) => {
    const words = splitWords(line)
    for (const word of words) add(word, -1)
    return words.some((word) => (counts.get(word) ?? 0) < 0)
  })
}

/** Splits a text into words, ignoring case, punctuation and blanks. */
function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}\p{So}]+/gu) ?? []
  )
}

const ADDRESSES = [
  'href',
  'src',
  'dataSrc',
  'dataLazySrc',
  'data',
  'poster',
  'action',
  'cite',
  'longDesc',
] as const
const WEB_ADDRESS = /https?:\/\/[^\s"'<>|\\\]]+/g
const NO_ADDRESS = /^(?:#|data:.{0,1000}$|about:|javascript:|$)/s

/** The text of HTML, one line per block, and the addresses in its attributes, shortcodes and blocks. */
function readHtml(html: string): { lines: string[]; addresses: string[] } {
  const words = html.replaceAll(SHORTCODE, '\n\n')
  const shortcodes = [...html.matchAll(SHORTCODE)]
  const addresses = shortcodes.flatMap(([literal]) => webAddressesIn(literal))
  let text = shortcodes.map(([, , , , attributes]) => wordsOfShortcode(attributes ?? '')).join('\n')
  text += '\n'
  const waiting: (Node | string)[] = [htmlToHast(words, { fragment: true }) as Root].flatMap(
    ({ children }) => children.toReversed(),
  )
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') text += next
    else if (next.type === 'text') text += next.value
    else if (next.type === 'comment') {
      const block = filledByItself(next.value)
      if (block) text += `\n${block}\n`
      const url = readBlockComment(next.value)?.attributes.url
      if (typeof url === 'string') addresses.push(url)
    } else if (next.type === 'element') {
      const emoji = emojiOf(next)
      if (emoji) {
        text += emoji
        continue
      }
      addresses.push(...addressesOf(next))
      if (UNREAD.has(next.tagName)) continue
      const { alt, title } = next.properties
      const end = PHRASING.has(next.tagName) ? '' : '\n'
      text += end
      waiting.push(end, ...next.children.toReversed())
      if (alt) text += `\n${alt}\n`
      if (title) waiting.unshift(`\n${title}\n`)
    }
  }
  return { lines: text.split('\n'), addresses }
}

const SPOKEN = /^(?:title|caption|alt|text|label|heading|description)$/

function wordsOfShortcode(attributes: string): string {
  const spoken = Object.entries(attributesIn(attributes)).filter(([name]) => SPOKEN.test(name))
  return spoken.map(([, words]) => wordsOf(words)).join('\n')
}

function addressesOf({ tagName, properties }: Element): string[] {
  const value = tagName === 'param' ? properties.value : undefined
  const named = ADDRESSES.map((name) => properties[name])
  return [
    ...named,
    ...webAddressesIn(String(value ?? '')),
    ...webAddressesIn(String(properties.style ?? '')),
  ]
    .map((address) => String(address ?? '').trim())
    .filter((address) => !NO_ADDRESS.test(address))
}

function webAddressesIn(text: string): string[] {
  return text.match(WEB_ADDRESS) ?? []
}

const INLINE = new Set('text emphasis strong delete link inlineCode mdxJsxTextElement'.split(' '))

/** The text that an article shows, one line per block. @param spoken receives the texts of attributes. */
function wordsIn(node: MdastNode, spoken: string[]): string {
  if (node.type === 'break') return '\n'
  if ('value' in node) return INLINE.has(node.type) ? node.value : `${node.value}\n`
  if (node.type === 'link') spoken.push(node.title ?? '')
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    spoken.push(...node.attributes.map(({ value }) => (typeof value === 'string' ? value : '')))
  }
  const words = 'children' in node ? node.children.map((child) => wordsIn(child, spoken)) : []
  return words.join('') + (INLINE.has(node.type) ? '' : '\n')
}
