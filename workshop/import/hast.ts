import type { Element, ElementContent, Root } from 'hast'
import { htmlToHast } from 'satteri'
import { withoutControls } from '../../content-model/controlCharacters.ts'
import { emojiOf } from './emoji.ts'

export type Node = Root['children'][number]

/** Elements whose text is never shown. */
export const UNREAD = new Set(['script', 'style'])

export function isElement(node: Node): node is Element {
  return node.type === 'element'
}

export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children }
}

export function text(value: string): ElementContent {
  return { type: 'text', value }
}

/** The text of a node and of all nodes below. */
export function textOf(node: Node | Root): string {
  let found = ''
  const waiting: (Node | Root)[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'text') found += next.value
    if (next.type === 'element' && UNREAD.has(next.tagName)) continue
    if (next.type === 'element') found += emojiOf(next) ?? ''
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return found
}

const LINE_END = /<\/?(?:p|div|li|h\d|t[dhr]|blockquote|figure|br)\b[^<>]*>/gi

/** The text of HTML, one line per paragraph, with decoded entities. */
export function linesOf(html: string): string[] {
  const root = htmlToHast(html.replaceAll(LINE_END, '\n\n'), { fragment: true }) as Root
  return withoutControls(textOf(root))
    .split(/\n\s*\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The text of HTML on one line. */
export function wordsOf(html: string): string {
  return linesOf(html).join(' ')
}
