import { type FieldSchema, isGroup, valueAt } from '../../../content-model/fieldsOf.ts'
import { nameOfRecord, safeName } from './recordNames.ts'

/** The list with one more item, which takes the next free number or name. */
export function withItem(items: unknown[], item: unknown, ids: string[] = []): unknown[] {
  if (!isGroup(item) || !('id' in item)) return [...items, item]
  const taken = items.map(idOf)
  const numbers = taken.filter((id) => typeof id === 'number')
  const id =
    typeof item.id === 'number'
      ? Math.max(0, ...numbers) + 1
      : (ids.find((name) => !taken.includes(name)) ?? item.id)
  return [...items, { ...item, id }]
}

export function withoutItem(items: unknown[], index: number): unknown[] {
  return items.filter((_, place) => place !== index)
}

/** The list with one item moved. Numbers give the position, so they do not move with the item. */
export function withMovedItem(items: unknown[], from: number, to: number): unknown[] {
  const moved = withoutItem(items, from)
  moved.splice(to, 0, items[from])
  return moved.map((item, index) => {
    const id = idOf(items[index])
    return isGroup(item) && typeof item.id === 'number' && typeof id === 'number'
      ? { ...item, id }
      : item
  })
}

/**
 * The new value of a record, with its address made from its title, and names made from the fields given by its schema,
 * unless the owner has written others.
 * @param addressField the field with the address of the record's own page, if it has a page.
 */
export function withMadeNames(
  schema: FieldSchema,
  addressField: string | undefined,
  before: unknown,
  after: unknown,
): unknown {
  const made = madeNames(schema, addressField)
  if (!isGroup(before) || !isGroup(after)) return after
  const value = { ...after }
  for (const { field, from } of made) {
    const isFree = value[field] === '' || value[field] === from(before)
    if (isFree && value[field] === before[field]) value[field] = from(after)
  }
  return value
}

/** The value of a record with its address and names made again from its fields. */
export function withNewNames(
  schema: FieldSchema,
  addressField: string | undefined,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const made = madeNames(schema, addressField)
  return { ...value, ...Object.fromEntries(made.map(({ field, from }) => [field, from(value)])) }
}

type MadeName = { field: string; from: (value: unknown) => string }

function madeNames({ properties = {} }: FieldSchema, addressField: string | undefined): MadeName[] {
  const made = Object.entries(properties).flatMap(([field, part]): MadeName[] => {
    const source = isGroup(part) ? part['x-made-from'] : undefined
    if (typeof source !== 'string') return []
    return [{ field, from: (value) => safeName(String(valueAt(value, [source]) ?? '')) }]
  })
  return addressField === undefined ? made : [...made, { field: addressField, from: addressFrom }]
}

function addressFrom(value: unknown): string {
  const name = nameOfRecord(value)
  return name === '' ? '' : `/${name}`
}

function idOf(item: unknown): unknown {
  return isGroup(item) ? item.id : undefined
}
