import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collections, jsonSchemaOf, schemaOfFile } from './collections.ts'

const DIRECTORY = join(import.meta.dirname, 'json-schemas')

/**
 * The JSON schemas that the first lines of YAML files name, by file name. Code editors use them to complete and check
 * fields. MDX files have none, because editors do not look for a schema in MDX.
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

/** Writes the schemas into content-model/json-schemas, for code editors. */
export async function writeJsonSchemas(): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true })
  for (const [name, text] of jsonSchemaFiles()) await writeFile(join(DIRECTORY, name), text)
}

if (import.meta.main) await writeJsonSchemas()
