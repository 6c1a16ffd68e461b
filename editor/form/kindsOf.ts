import { type FieldSchema, isGroup } from '../../content-model/fieldsOf.ts'

/** One of several kinds of group, which names itself in a field of its own. */
export type GroupKind = {
  /** The field that holds the name. */
  tag: string
  name: string
  schema: FieldSchema
}

const TAGS = ['type', 'kind']

/** The kinds of group of which a value may be one, as the sections of a page; empty for any other schema. */
export function kindsOf(schema: FieldSchema): GroupKind[] {
  const branches = (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema)
  const kinds = branches.flatMap((branch) => kindOf(branch) ?? [])
  return kinds.length === branches.length ? kinds : []
}

/** The kind that a schema describes, where it describes one alone. */
export function kindOf(schema: FieldSchema): GroupKind | undefined {
  for (const tag of TAGS) {
    const field = schema.properties?.[tag]
    if (isGroup(field) && typeof field.const === 'string') return { tag, name: field.const, schema }
  }
  return undefined
}

function isSchema(schema: unknown): schema is FieldSchema {
  return isGroup(schema)
}
