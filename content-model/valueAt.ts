import { type FieldPath, isGroup } from './fieldsOf.ts'

/** What stands at a path within a value; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)]
    return isGroup(part) ? part[name] : undefined
  }, value)
}
