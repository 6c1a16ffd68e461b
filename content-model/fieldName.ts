import type { FieldPath } from './fieldsOf.ts'

/**
 * A field as messages name it: `"sections.hero.text"`, with list places counted from one, and
 * `item 2: "ans"` where the file itself is a list.
 */
export function fieldName(path: FieldPath): string {
  const [first, ...rest] = path
  if (first === undefined) return 'the file'
  if (typeof first === 'number') {
    return rest.length === 0 ? `item ${first + 1}` : `item ${first + 1}: ${fieldName(rest)}`
  }
  return `"${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.')}"`
}
