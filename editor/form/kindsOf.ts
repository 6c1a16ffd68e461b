import { type FieldSchema, isGroup } from '../../content-model/fieldsOf.ts'

/** The field in which a group names its kind. */
const TAG = 'type'

/** One of several kinds of group, which names itself in a field of its own. */
export type GroupKind = {
  /** The field that holds the name. */
  tag: string
  name: string
  schema: FieldSchema
}

/** The kinds of group of which a value may be one, as the sections of a page; empty for any other schema. */
export function kindsOf(schema: FieldSchema): GroupKind[] {
  const branches = (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema)
  const kinds = branches.flatMap((branch) => kindOf(branch) ?? [])
  return kinds.length === branches.length ? kinds : []
}

/** The kind that a schema describes, where it describes one alone. */
export function kindOf(schema: FieldSchema): GroupKind | undefined {
  const field = schema.properties?.[TAG]
  if (!isGroup(field) || typeof field.const !== 'string') return undefined
  return { tag: TAG, name: field.const, schema }
}

function isSchema(schema: unknown): schema is FieldSchema {
  return isGroup(schema)
}
