import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { loadRecords } from '../loadRecords.ts'
import { jsonSchemaFiles } from '../writeJsonSchemas.ts'

const DIRECTORY = join(import.meta.dirname, '../json-schemas')
const CONTENT = join(import.meta.dirname, '../../content')

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

test('every YAML file names its JSON schema in its first line', async () => {
  const { records } = await loadRecords(CONTENT)
  for (const { file, jsonSchema } of records.filter((record) => !record.article)) {
    const path = join(CONTENT, '..', file)
    const [firstLine = ''] = (await readFile(path, 'utf8')).split('\n')
    const [, schemaPath = ''] = /^# yaml-language-server: \$schema=(\S+)$/.exec(firstLine) ?? []
    const schemaFile = join(dirname(path), schemaPath)
    expect(relative(DIRECTORY, schemaFile), file).toMatch(/^[a-z0-9_-]+\.json$/)
    expect(JSON.parse(await readFile(schemaFile, 'utf8')), file).toEqual(jsonSchema)
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
