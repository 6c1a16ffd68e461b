import type { FieldFault } from '../faultSentence.ts'
import { type FieldPath, isGroup } from '../fieldsOf.ts'

/** Fields that identify an item of a list. */
const KEYS = ['id', 'file'] as const

/** The value that identifies an item of a list; undefined if only its position does. */
export function itemKey(item: Record<string, unknown>): unknown {
  return KEYS.map((name) => item[name]).find((key) => key !== undefined)
}

/** The field by which the items of a list are matched; undefined if they are matched by position. */
export function listKey(items: readonly Record<string, unknown>[]): string | undefined {
  return KEYS.find((name) => items.some((item) => name in item))
}

/**
 * Merges a translation into a value. The translation contains only the fields that differ. Items of lists are
 * matched by their id or file, or else by position; a list of words replaces the original list.
 */
export function layOver(
  original: unknown,
  translation: unknown,
): { value: unknown; faults: FieldFault[] } {
  const faults: FieldFault[] = []

  function lay(under: unknown, over: unknown, path: FieldPath): unknown {
    if (over === undefined) return under
    if (isGroup(under) && isGroup(over)) {
      const laid = Object.entries(over).map(([name, part]) => [
        name,
        lay(under[name], part, [...path, name]),
      ])
      return { ...under, ...Object.fromEntries(laid) }
    }
    if (Array.isArray(under) && Array.isArray(over) && under.every(isGroup)) {
      return layList(under, over, path)
    }
    return over
  }

  function layList(under: Record<string, unknown>[], over: unknown[], path: FieldPath): unknown[] {
    const key = listKey(under)
    const laid: unknown[] = [...under]
    for (const [index, item] of over.entries()) {
      const place = key ? under.findIndex((own) => isGroup(item) && own[key] === item[key]) : index
      const own = under[place]
      if (own) laid[place] = lay(own, differing(own, item, [...path, index]), [...path, index])
      else faults.push({ path: [...path, index], ...unmatched(key, under, item) })
    }
    return laid
  }

  /** Sections are matched by position, so their types must be equal: another order would mix them up. */
  function differing(own: Record<string, unknown>, item: unknown, path: FieldPath): unknown {
    if (own.type === undefined || !isGroup(item) || item.type === own.type) return item
    faults.push({
      path: [...path, 'type'],
      found: item.type,
      advice: `The original has ${String(own.type)} here: use the same sections in the same order.`,
    })
    return undefined
  }

  return { value: lay(original, translation, []), faults }
}

function unmatched(key: string | undefined, under: Record<string, unknown>[], item: unknown) {
  if (!key) {
    const problem = `is an extra item: the original has ${under.length}`
    return { problem, advice: 'Remove it, or add it to the original.' }
  }
  const found = isGroup(item) ? item[key] : undefined
  if (found === undefined) {
    return { problem: `has no ${key}`, advice: `Add the ${key} of the item that it translates.` }
  }
  return {
    problem: `has the ${key} ${JSON.stringify(found)}, which no item of the original has`,
    allowed: under.map((own) => String(own[key])),
  }
}
