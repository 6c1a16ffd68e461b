import { isGroup } from '../../content-model/fieldsOf.ts'

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

/** The list with one item at another place. Numbers give the place, so they stay where they are. */
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

function idOf(item: unknown): unknown {
  return isGroup(item) ? item.id : undefined
}
