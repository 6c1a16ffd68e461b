import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { collections, schemaOfFile } from './collections.ts'
import { jsonSchemaOf } from './jsonSchemaOf.ts'

const DIRECTORY = join(import.meta.dirname, 'json-schemas')

/**
 * Each schema that the first line of a YAML file may name, by file name. Editors complete and
 * check against them. Articles are left out, since editors do not look for a schema in MDX.
 */
export function jsonSchemaFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [key, collection] of Object.entries(collections)) {
    if (collection.kind === 'file' || collection.kind === 'list') {
      files.set(`${key}.json`, textOf(schemaOfFile(collection)))
    } else if (collection.extension === '.yaml') {
      files.set(`${key}.json`, textOf(collection.schema))
    }
    if (collection.kind !== 'named') continue
    for (const [name, schema] of Object.entries(collection.needed)) {
      if (schema !== collection.schema) files.set(`${key}-${name}.json`, textOf(schema))
    }
  }
  return files
}

function textOf(schema: z.ZodType): string {
  return `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`
}

/** Writes the files into content-model/json-schemas. */
export async function writeJsonSchemas(): Promise<void> {
  await mkdir(DIRECTORY, { recursive: true })
  for (const [name, text] of jsonSchemaFiles()) await writeFile(join(DIRECTORY, name), text)
}

if (import.meta.main) await writeJsonSchemas()
