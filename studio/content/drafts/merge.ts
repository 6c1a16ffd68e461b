import { diffArrays } from 'diff'
import { type FieldPath, isGroup } from '../../../content-model/fieldsOf.ts'
import { isSame } from '../form/isSame.ts'

/** The part of a record that its form holds: its fields, its text, and the name chosen for a new file. */
export type Draft = { value: unknown; body?: string | undefined; name?: string | undefined }

/** A value that lost against another at the same place. */
export type Replaced = {
  /** From the root of the draft: ["value", "title"], ["body"]. */
  path: FieldPath
  /** The replaced value. */
  before: unknown
  /** The value there now. */
  after: unknown
}

export type Merge<Value> = { merged: Value; replaced: Replaced[] }

/** Shorter texts, in characters, such as names and addresses, are never mixed: one version is chosen as a whole. */
const SHORTEST_PROSE = 40
/** A text with more differences counts as rewritten, which bounds the time of a comparison. */
const MAX_DIFFERENCES = 400
/** A word, white space, or any other single character. */
const TOKEN = /[\p{L}\p{N}\p{M}_]+|\s+|./gsu

/**
 * Merges two people's changes to the same draft. If both wrote at the same place, `mine`, the later version, goes into
 * `merged` and the other into `replaced`, so that no typed word is lost. Writing wins over deleting.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merge<Draft> {
  const replaced: Replaced[] = []
  const merged = mergeGroups(base, mine, theirs, [], replaced) as Draft
  return { merged, replaced }
}

function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: FieldPath,
  replaced: Replaced[],
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine) || mine === undefined) return theirs
  if (theirs === undefined) return mine
  if (typeof mine === 'string' && typeof theirs === 'string') {
    const before = typeof base === 'string' ? base : ''
    if (Math.max(before.length, mine.length, theirs.length) < SHORTEST_PROSE) {
      return giveWay(theirs, mine, path, replaced)
    }
    return mergeLines(before, mine, theirs, path, replaced)
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeItems(Array.isArray(base) ? base : [], mine, theirs, path, replaced)
  }
  if (isGroup(mine) && isGroup(theirs)) {
    return mergeGroups(isGroup(base) ? base : {}, mine, theirs, path, replaced)
  }
  return giveWay(theirs, mine, path, replaced)
}

function mergeGroups(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  path: FieldPath,
  replaced: Replaced[],
): Record<string, unknown> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const merged = [...names].map((name) => [
    name,
    mergeValues(base[name], mine[name], theirs[name], [...path, name], replaced),
  ])
  return Object.fromEntries(merged.filter(([, part]) => part !== undefined))
}

/** An item that only one side has changed is taken from that side; one that both have changed is merged by field. */
function mergeItems(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: FieldPath,
  replaced: Replaced[],
): unknown[] {
  return mergeSequences(base, mine, theirs, (part) => {
    if (part.base.length === 0) return [...part.theirs, ...part.mine]
    if (part.mine.length === part.theirs.length && part.mine.length === part.base.length) {
      return part.mine.map((item, index) =>
        mergeValues(
          part.base[index],
          item,
          part.theirs[index],
          [...path, part.at + index],
          replaced,
        ),
      )
    }
    giveWay(part.theirs, part.mine, path, replaced)
    return part.mine
  })
}

function mergeLines(
  base: string,
  mine: string,
  theirs: string,
  path: FieldPath,
  replaced: Replaced[],
): string {
  const lines = (text: string): string[] => text.split(/\r?\n/)
  return mergeSequences(lines(base), lines(mine), lines(theirs), (part) => {
    const [own, other] = [part.mine.join('\n'), part.theirs.join('\n')]
    if (part.base.length === 0) return [`${other}\n${own}`]
    return [mergeWords(part.base.join('\n'), own, other, path, replaced)]
  }).join('\n')
}

function mergeWords(
  base: string,
  mine: string,
  theirs: string,
  path: FieldPath,
  replaced: Replaced[],
): string {
  const tokens = (text: string): string[] => text.match(TOKEN) ?? []
  return mergeSequences(tokens(base), tokens(mine), tokens(theirs), (part) => {
    const [own, other] = [part.mine.join(''), part.theirs.join('')]
    if (part.base.length === 0) return [other, /\s$/.test(other) || /^\s/.test(own) ? '' : ' ', own]
    return [giveWay(other, own, path, replaced)]
  }).join('')
}

function giveWay<After>(
  before: unknown,
  after: After,
  path: FieldPath,
  replaced: Replaced[],
): After {
  replaced.push({ path, before, after })
  return after
}

/** A stretch that both sides have changed. */
type Stretch<Item> = { base: Item[]; mine: Item[]; theirs: Item[]; at: number }
type Edit<Item> = { isMine: boolean; start: number; end: number; items: Item[] }

/** @param resolve merges the two versions of a stretch. */
function mergeSequences<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  resolve: (stretch: Stretch<Item>) => readonly Item[],
): Item[] {
  const waiting = [...editsOf(base, theirs, false), ...editsOf(base, mine, true)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )
  const merged: Item[] = []
  let at = 0
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    const { start } = first
    let { end } = first
    const edits = [first]
    for (let next = waiting[0]; next && isAmong(next, start, end); next = waiting[0]) {
      edits.push(next)
      end = Math.max(end, next.end)
      waiting.shift()
    }
    const [own, others] = [true, false].map((isMine) =>
      edits.filter((one) => one.isMine === isMine),
    )
    const version = (part: Edit<Item>[] = []) => withEdits(base, start, end, part)
    merged.push(...base.slice(at, start))
    if (onlyDeletes(own)) merged.push(...version(others))
    else if (onlyDeletes(others)) merged.push(...version(own))
    else {
      const stretch = { base: base.slice(start, end), mine: version(own), theirs: version(others) }
      merged.push(...resolve({ ...stretch, at: start }))
    }
    at = end
  }
  return [...merged, ...base.slice(at)]
}

/** Whether an edit overlaps a range of items, or inserts at the same place. */
function isAmong<Item>({ start, end }: Edit<Item>, from: number, to: number): boolean {
  return start < to || (from === to && start === from && end === to)
}

function onlyDeletes<Item>(edits: readonly Edit<Item>[] = []): boolean {
  return edits.every(({ items }) => items.length === 0)
}

function withEdits<Item>(
  base: readonly Item[],
  start: number,
  end: number,
  edits: readonly Edit<Item>[],
): Item[] {
  const parts: Item[] = []
  let at = start
  for (const edit of edits) {
    parts.push(...base.slice(at, edit.start), ...edit.items)
    at = edit.end
  }
  return [...parts, ...base.slice(at, end)]
}

/** The changed stretches of the base, each with its replacement. */
function editsOf<Item>(
  base: readonly Item[],
  changed: readonly Item[],
  isMine: boolean,
): Edit<Item>[] {
  const options = { maxEditLength: MAX_DIFFERENCES }
  const parts = diffArrays(base.map(keyOf), changed.map(keyOf), options)
  if (!parts) return [{ isMine, start: 0, end: base.length, items: [...changed] }]
  const edits: Edit<Item>[] = []
  let [inBase, inChanged] = [0, 0]
  let open: Edit<Item> | undefined
  for (const { count, added, removed } of parts) {
    if (!added && !removed) {
      open = undefined
      inBase += count
      inChanged += count
      continue
    }
    if (!open) {
      open = { isMine, start: inBase, end: inBase, items: [] }
      edits.push(open)
    }
    if (added) {
      open.items.push(...changed.slice(inChanged, inChanged + count))
      inChanged += count
    } else {
      inBase += count
      open.end = inBase
    }
  }
  return edits
}

function keyOf(item: unknown): string {
  return JSON.stringify(item) ?? ''
}

/** Restores a replaced value in its part of a draft: prose and items are added, a short value replaces the other. */
export function withPutBack(part: unknown, { before, after }: Replaced): unknown {
  if (Array.isArray(part) && Array.isArray(before)) return [...part, ...before]
  if (typeof part !== 'string' || typeof before !== 'string') return before
  if (part.length + before.length < SHORTEST_PROSE) return before
  const place = typeof after === 'string' ? part.indexOf(after) : -1
  if (place < 0) return `${part.trimEnd()} ${before}`
  const end = place + String(after).length
  return `${part.slice(0, end)} ${before}${part.slice(end)}`
}
