import { type FieldPath, isGroup } from '../../content-model/fieldsOf.ts'

/** A copy of a value in which another stands at the path; undefined takes the field away. */
export function setAt(value: unknown, path: FieldPath, part: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return part
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === name ? setAt(item, rest, part) : item))
  }
  const group = isGroup(value) ? value : {}
  const inner = setAt(group[name], rest, part)
  if (inner !== undefined) return { ...group, [name]: inner }
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== String(name)))
}
