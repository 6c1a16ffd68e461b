import { expect, test } from 'vitest'
import { jsonSchemaFiles } from '../../content-model/writeJsonSchemas.ts'

test('every field has a description that is a sentence', () => {
  for (const [name, text] of jsonSchemaFiles()) {
    expect(fieldsWithoutDescription(JSON.parse(text)), name).toEqual([])
  }
})

type Schema = {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

function fieldsWithoutDescription(schema: Schema, path = ''): string[] {
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [
    ...parts.flatMap((part) => (part ? fieldsWithoutDescription(part, path) : [])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
      ...(part.description?.endsWith('.') ? [] : [`${path}${name}`]),
      ...fieldsWithoutDescription(part, `${path}${name}.`),
    ]),
  ]
}
