import * as z from 'zod'
import type { FieldSchema } from './fieldsOf.ts'

// Many files share a schema, and in development all are read for each request.
const known = new WeakMap<z.ZodType, FieldSchema>()

/** A schema as JSON: what an author may write, before defaults. Editors check against the same. */
export function jsonSchemaOf(schema: z.ZodType): FieldSchema {
  const jsonSchema = known.get(schema) ?? z.toJSONSchema(schema, { io: 'input' })
  known.set(schema, jsonSchema)
  return jsonSchema
}
