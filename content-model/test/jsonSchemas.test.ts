import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemaFiles } from '../writeJsonSchemas.ts'

const DIRECTORY = join(import.meta.dirname, '../json-schemas')

test('the JSON schemas are those that node content-model/writeJsonSchemas.ts writes', async () => {
  const written = new Map<string, string>()
  for (const name of await readdir(DIRECTORY)) {
    written.set(name, await readFile(join(DIRECTORY, name), 'utf8'))
  }
  const current = jsonSchemaFiles()
  expect([...written.keys()].toSorted()).toEqual([...current.keys()].toSorted())
  for (const [name, text] of current) expect(written.get(name), name).toBe(text)
})

test('every field has a sentence for the owner', () => {
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
