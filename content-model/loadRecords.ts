import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type * as z from 'zod'
import type { ContentRecord } from './ContentRecord.ts'
import { recordFolders, singleFiles } from './contentFiles.ts'
import { jsonSchemaOf } from './jsonSchemaOf.ts'
import { nearest } from './nearest.ts'
import { parseFrontmatter, parseYaml } from './parseYaml.ts'
import { pageSchemas } from './schemas/pages.ts'

export type LoadedRecords = { records: ContentRecord[]; refusals: string[] }
type Source = { key: string; path: string; schema: z.ZodType }

/** Reads every file of the content folder that holds words or data; nothing is checked yet. */
export async function loadRecords(contentDirectory: string): Promise<LoadedRecords> {
  const sources: Source[] = Object.entries(singleFiles).map(([key, file]) => ({ key, ...file }))
  const refusals: string[] = []
  for (const [key, { path, extension, schema }] of Object.entries(recordFolders)) {
    for (const name of await filesIn(join(contentDirectory, path))) {
      if (name.endsWith(extension)) sources.push({ key, path: `${path}/${name}`, schema })
      else refusals.push(`content/${path}/${name}: files here end in ${extension}. Rename it.`)
    }
  }
  for (const [name, schema] of Object.entries(pageSchemas)) {
    sources.push({ key: `pages.${name}`, path: `pages/${name}.yaml`, schema })
  }
  refusals.push(...(await unknownPages(contentDirectory)))

  const loaded = await Promise.all(sources.map((source) => loadRecord(contentDirectory, source)))
  const records: ContentRecord[] = []
  for (const result of loaded) {
    if (typeof result === 'string') refusals.push(result)
    else records.push(result)
  }
  return { records, refusals }
}

async function loadRecord(
  contentDirectory: string,
  source: Source,
): Promise<ContentRecord | string> {
  const file = `content/${source.path}`
  const text = await readFile(join(contentDirectory, source.path), 'utf8').catch(orUndefined)
  if (text === undefined) return `${file}: the file is missing. Put it back.`
  const parsed = file.endsWith('.mdx') ? parseFrontmatter(file, text) : parseYaml(file, text)
  if ('refusal' in parsed) return parsed.refusal
  const { key, schema } = source
  return { key, file, schema, jsonSchema: jsonSchemaOf(schema), value: parsed.value }
}

async function unknownPages(contentDirectory: string): Promise<string[]> {
  const names = Object.keys(pageSchemas)
  const found = await filesIn(join(contentDirectory, 'pages'))
  return found
    .filter((name) => !(basename(name, '.yaml') in pageSchemas) || !name.endsWith('.yaml'))
    .map((name) => {
      const guess = nearest(basename(name, '.yaml'), names)
      const advice = guess ? `Did you mean ${guess}.yaml?` : `Pages are ${names.join(', ')}.`
      return `content/pages/${name}: no page has this name. ${advice}`
    })
}

/** Names in a folder, in order, without those that systems hide. */
async function filesIn(directory: string): Promise<string[]> {
  const names = (await readdir(directory).catch(orUndefined)) ?? []
  return names.filter((name) => !name.startsWith('.')).sort()
}

function orUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
