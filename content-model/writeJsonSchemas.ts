import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collections, jsonSchemaOf, schemaOfFile } from './collections.ts'

const DIRECTORY = join(import.meta.dirname, 'json-schemas')

/**
 * Each schema that the first line of a YAML file may name, by file name. Editors complete and
 * check against them. Articles are left out, since editors do not look for a schema in MDX.
 */
export function jsonSchemaFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [key, collection] of Object.entries(collections)) {
    if ('extension' in collection && collection.extension === '.mdx') continue
    const schema = jsonSchemaOf(schemaOfFile(collection))
    files.set(`${key}.json`, `${JSON.stringify(schema, null, 2)}\n`)
  }
  return files
}

/** Writes the files into content-model/json-schemas, for code editors. */
export async function writeJsonSchemas(): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true })
  for (const [name, text] of jsonSchemaFiles()) await writeFile(join(DIRECTORY, name), text)
}

if (import.meta.main) await writeJsonSchemas()
