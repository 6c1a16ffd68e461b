import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { onOneLine } from '../../../content-model/controlCharacters.ts'
import { isGroup } from '../../../content-model/fieldsOf.ts'
import { splitArticle } from '../../../content-model/parse.ts'
import { newArticle, renderField, renderItem, renderYaml } from './renderYaml.ts'

/** Nodes resolve anchors through their document; content files have none. */
const NO_ANCHORS = new Document()

/**
 * The text of a YAML file with a new value. Unchanged parts keep their comments, order, quotes and line breaks byte for
 * byte, which a YAML library's own writer does not promise.
 * @param value with each text on one line, as files are read.
 * @throws Error if the new text would not parse to exactly the new value.
 */
export function patchYaml(text: string, value: unknown): string {
  const document = parseDocument(text)
  if (isDeepStrictEqual(onOneLine(document.toJS()), value)) return text
  const root = document.contents
  const span = root && spanOf(text, root)
  const patched = span
    ? text.slice(0, span.start) +
      (patchNode(text, root, value) ?? renderYaml(value)) +
      text.slice(span.end)
    : `${text.trimEnd()}${text.trim() === '' ? '' : '\n'}${renderYaml(value)}\n`
  if (!isDeepStrictEqual(onOneLine(parseDocument(patched).toJS()), value)) {
    throw new Error('This change cannot be written without disturbing the rest of the file.')
  }
  return patched
}

/** The text of an article with new frontmatter and a new body. Unchanged parts stay byte for byte. */
export function patchArticle(text: string, value: unknown, body: string): string {
  const parts = splitArticle(text)
  if (!parts) return newArticle(value, body)
  // A browser's text field turns every line break into a single line feed.
  const newBody = parts.body.includes('\r\n') ? body.replaceAll(/\r?\n/g, '\r\n') : body
  return parts.opening + patchYaml(parts.yaml, value) + parts.closing + newBody
}

/** The node's text with a new value; undefined if the node has to be rendered again. */
function patchNode(source: string, node: Node, value: unknown): string | undefined {
  if (isDeepStrictEqual(plainValue(node), value)) {
    const span = spanOf(source, node)
    return span && source.slice(span.start, span.end)
  }
  if (isMap(node) && !node.flow && isGroup(value) && Object.keys(value).length > 0) {
    return patchGroup(source, node, value)
  }
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) {
    return patchList(source, node, value)
  }
  return undefined
}

function patchGroup(
  source: string,
  node: YAMLMap,
  value: Record<string, unknown>,
): string | undefined {
  const entries: (Entry & { name: string })[] = []
  let column = 0
  let gapStart: number | undefined
  for (const { key, value: part } of node.items) {
    if (!isScalar(key) || !key.range) return undefined
    const name = String(key.value)
    const start = key.range[0]
    const span = isNode(part) ? spanOf(source, part) : undefined
    if (!span || !isNode(part)) return undefined
    if (gapStart === undefined) column = columnOf(source, start)
    const gap = gapStart === undefined ? '' : source.slice(gapStart, start)
    const tail = lineTail(source, span.end)
    gapStart = span.end + tail.length
    if (!(name in value)) continue
    const patched = patchNode(source, part, value[name])
    const flow = (isSeq(part) || isMap(part)) && part.flow === true
    const body =
      patched === undefined
        ? renderField(name, value[name], { column, flow, inline: tail !== '' })
        : source.slice(start, span.start) + patched
    entries.push({ name, gap, text: body + tail })
  }
  // A new field goes after the one that precedes it in the value.
  for (const [index, name] of Object.keys(value).entries()) {
    if (entries.some((entry) => entry.name === name)) continue
    const before = Object.keys(value)[index - 1]
    const place = entries.findIndex((entry) => entry.name === before)
    const text = renderField(name, value[name], { column })
    entries.splice(place < 0 ? entries.length : place + 1, 0, { name, gap: '', text })
  }
  return joinEntries(entries, column)
}

function patchList(source: string, node: YAMLSeq, value: unknown[]): string | undefined {
  const old: (Entry & { dash: number; start: number; tail: string; node: Node })[] = []
  let gapStart: number | undefined
  for (const item of node.items) {
    const span = isNode(item) ? spanOf(source, item) : undefined
    if (!span || !isNode(item)) return undefined
    const dash = source.lastIndexOf('-', span.start - 1)
    const tail = lineTail(source, span.end)
    const gap = gapStart === undefined ? '' : source.slice(gapStart, dash)
    old.push({
      gap,
      text: source.slice(dash, span.end) + tail,
      dash,
      start: span.start,
      tail,
      node: item,
    })
    gapStart = span.end + tail.length
  }
  const column = columnOf(source, old[0]?.dash ?? 0)
  const matches = matchItems(
    old.map((entry) => plainValue(entry.node)),
    value,
  )
  const entries = value.map((item, index): Entry => {
    const entry = old[matches[index] ?? -1]
    const patched = entry && patchNode(source, entry.node, item)
    if (!entry || patched === undefined) return { gap: '', text: renderItem(item, column) }
    return { gap: entry.gap, text: source.slice(entry.dash, entry.start) + patched + entry.tail }
  })
  return joinEntries(entries, column)
}

/** The range of a node's own text, without the text around it. */
function spanOf(source: string, node: Node): { start: number; end: number } | undefined {
  if (!node.range) return undefined
  let [start, end] = node.range
  const last = isMap(node) ? node.items.at(-1)?.value : isSeq(node) ? node.items.at(-1) : undefined
  if ((isMap(node) || isSeq(node)) && !node.flow && isNode(last)) {
    end = spanOf(source, last)?.end ?? end
  }
  while (end > start && /\s/.test(source.charAt(end - 1))) end -= 1
  return { start, end }
}

function plainValue(node: Node): unknown {
  return onOneLine(node.toJS(NO_ANCHORS))
}

function columnOf(source: string, position: number): number {
  return position - (source.lastIndexOf('\n', position - 1) + 1)
}

/** A field or an item of a block: the text between it and the previous one, and its own lines. */
type Entry = { gap: string; text: string }

/** Joins entries, each on a new line. A gap from the file, with its comments, stays unchanged. */
function joinEntries(entries: Entry[], column: number): string {
  const lineBreak = `\n${' '.repeat(column)}`
  return entries
    .map(({ gap, text }, index) => (index === 0 ? text : (gap || lineBreak) + text))
    .join('')
}

/** The rest of the line: blank, or a comment. */
function lineTail(source: string, position: number): string {
  const end = source.indexOf('\n', position)
  const tail = source.slice(position, end < 0 ? source.length : end)
  return tail.trim() === '' ? '' : tail
}

/**
 * For each item of a new list, the index of the old item that it was, or undefined if it is new. Moved items are
 * recognised even though their numbers have changed with their positions.
 */
function matchItems(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const matches: (number | undefined)[] = after.map(() => undefined)
  const take = (index: number, place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return
    matches[index] = place
  }
  for (const [index, item] of after.entries()) {
    const alike = [...free].filter((place) => isDeepStrictEqual(before[place], item))
    take(index, alike.includes(index) ? index : alike[0])
  }
  for (const [index, item] of after.entries()) {
    if (matches[index] !== undefined || typeof item !== 'object') continue
    const likeness = [...free].map((place) => ({ place, same: sharedFields(before[place], item) }))
    const best = likeness.sort((one, other) => other.same - one.same)[0]
    if (best && best.same > 0) take(index, best.place)
    else if (before.length === after.length && free.has(index)) take(index, index)
  }
  return matches
}

/** How many fields of two items are equal, apart from their number. */
function sharedFields(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return 0
  return Object.keys(one).filter(
    (name) => name !== 'id' && name in other && isDeepStrictEqual(one[name], other[name]),
  ).length
}
