import { isDeepStrictEqual } from 'node:util'
import { diffArrays, diffWordsWithSpace, structuredPatch } from 'diff'
import { jsonSchemaOf } from '../../../content-model/collections.ts'
import { type FieldPath, isGroup } from '../../../content-model/fieldsOf.ts'
import { parseFile } from '../../../content-model/parse.ts'
import type { ContentPlace } from '../../content/contentFiles.ts'
import { labelOfPath, schemaOfForm } from '../../content/form/fieldLabels.ts'
import { labels as formLabels } from '../../content/form/labels.ts'
import { labels as contentLabels } from '../../content/labels.ts'
import { labels } from './labels.ts'

/** Text that both versions have, or only one of them. */
export type Part = { text: string; only?: 'before' | 'after' }

/** A place in which two versions of a file differ: a field by its labels, or the text of an article. */
export type Difference = { label: string; passages: Part[][] }

/** Texts with more edits are not compared word by word: that would take too long. */
const MAX_EDITS = 2000
/** If two texts share a smaller part than this, marking single words is harder to read than showing both texts. */
const LEAST_SHARED = 0.3
/** Number of lines shown around a changed one. */
const CONTEXT_LINES = 1

/**
 * Compares two versions of a file.
 * @returns the differences by the labels of the form; by lines of the file if no field differs.
 */
export function differencesBetween(
  { path, schema }: ContentPlace,
  before: string,
  after: string,
): Difference[] {
  if (before === after) return []
  const [old, now] = [parseFile(path, before), parseFile(path, after)]
  if (!('fault' in old) && !('fault' in now)) {
    const label = (value: unknown, place: FieldPath) =>
      labelOfPath(schemaOfForm(jsonSchemaOf(schema), value), value, place)
    const fields = [...leaves({ value: old.value, path: [] }, { value: now.value, path: [] })]
    const found = fields.map(([one, other]): Difference => {
      const isAdded = other.value !== undefined
      const place = fieldOf(isAdded ? other : one)
      return {
        label: label(isAdded ? now.value : old.value, place),
        passages: [marked(wordsOf(one.value), wordsOf(other.value))],
      }
    })
    const text = passagesOf(old.article?.text ?? '', now.article?.text ?? '')
    if (text.length > 0) found.push({ label: contentLabels.articleText, passages: text })
    if (found.length > 0) return found
  }
  // Comments, order and quotes are not part of any field.
  return [{ label: labels.wholeFile, passages: passagesOf(before, after) }]
}

/** A value and its path in one version; the value is undefined if that version does not have the path. */
type Placed = { value: unknown; path: FieldPath }

/** Yields the smallest values that differ. */
function* leaves(before: Placed, after: Placed): Generator<[Placed, Placed]> {
  if (isDeepStrictEqual(before.value, after.value)) return
  const values = [before.value, after.value].filter((value) => value !== undefined)
  if (values.every(isGroup)) {
    const names = new Set(values.flatMap((value) => Object.keys(value)))
    for (const name of names) yield* leaves(within(before, name), within(after, name))
  } else if (values.every(Array.isArray)) {
    for (const [one, other] of itemPairs(before, after)) yield* leaves(one, other)
  } else {
    yield [before, after]
  }
}

function within({ value, path }: Placed, name: string | number): Placed {
  const part = isGroup(value) || Array.isArray(value) ? Object(value)[name] : undefined
  return { value: part, path: [...path, name] }
}

/** Pairs the items of two lists. An added or removed item is paired with nothing. */
function itemPairs(before: Placed, after: Placed): [Placed, Placed][] {
  const nothing: Placed = { value: undefined, path: [] }
  const itemsOf = ({ value }: Placed): unknown[] => (Array.isArray(value) ? value : [])
  const pairs: [Placed, Placed][] = []
  let [old, now] = [0, 0]
  let removed: Placed[] = []
  let added: Placed[] = []
  const flush = () => {
    for (const one of removed) {
      const other = added.findIndex(({ value }) => isAlike(one.value, value))
      pairs.push([one, added.splice(other, other < 0 ? 0 : 1)[0] ?? nothing])
    }
    pairs.push(...added.map((other): [Placed, Placed] => [nothing, other]))
    removed = []
    added = []
  }
  const runs = diffArrays(itemsOf(before), itemsOf(after), { comparator: isDeepStrictEqual })
  for (const run of runs) {
    const isCommon = !run.added && !run.removed
    if (isCommon) flush()
    for (const _item of run.value) {
      if (run.removed) removed.push(within(before, old))
      if (run.added) added.push(within(after, now))
      if (!run.added) old += 1
      if (!run.removed) now += 1
    }
  }
  flush()
  return pairs
}

/** Whether two items may be versions of one: groups with an equal field, or two plain values. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return !isGroup(one) && !isGroup(other)
  return Object.keys(one).some((name) => isDeepStrictEqual(one[name], other[name]))
}

/** A plain item of a list is labelled by its list, since its own text is shown next to the label. */
function fieldOf({ path }: Placed): FieldPath {
  return typeof path.at(-1) === 'number' && path.length > 1 ? path.slice(0, -1) : path
}

function wordsOf(value: unknown): string {
  const { yes, no, none } = formLabels.field
  if (value === undefined) return ''
  if (value === null) return none
  if (typeof value === 'boolean') return value ? yes : no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Merges two texts, with the words of only one version marked; texts that share little follow one another. */
function marked(before: string, after: string): Part[] {
  const runs = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS }) ?? []
  const shared = runs.filter(({ removed, added }) => !removed && !added)
  const sharedLength = shared.reduce((length, { value }) => length + value.trim().length, 0)
  const isAlike = sharedLength >= LEAST_SHARED * Math.max(before.length, after.length)
  const parts: Part[] = isAlike
    ? runs.map(({ value, removed, added }) => ({
        text: value,
        ...((removed || added) && { only: removed ? 'before' : 'after' }),
      }))
    : [
        { text: before, only: 'before' },
        { text: after, only: 'after' },
      ]
  return parts.filter(({ text }) => text !== '')
}

/** The changed lines of a text, with the lines around them. */
function passagesOf(before: string, after: string): Part[][] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT_LINES })
  return hunks.map(({ lines }) => {
    const blocks: Part[][] = []
    let removed: string[] = []
    let added: string[] = []
    const flush = () => {
      if (removed.length + added.length > 0)
        blocks.push(marked(removed.join('\n'), added.join('\n')))
      removed = []
      added = []
    }
    for (const line of lines) {
      const text = line.slice(1)
      if (line.startsWith('-')) removed.push(text)
      else if (line.startsWith('+')) added.push(text)
      else if (line.startsWith(' ')) {
        flush()
        blocks.push([{ text }])
      }
    }
    flush()
    return blocks.flatMap((block, index) => (index === 0 ? block : [{ text: '\n' }, ...block]))
  })
}
