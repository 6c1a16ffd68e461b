import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type * as z from 'zod'
import type { ContentRecord } from './ContentRecord.ts'
import { type Collection, collections, schemaOfFile } from './collections.ts'
import { type FileChanges, NO_CHANGES } from './FileChanges.ts'
import { jsonSchemaOf } from './jsonSchemaOf.ts'
import { parseArticle, parseYaml } from './parseYaml.ts'

export type LoadedRecords = { records: ContentRecord[]; refusals: string[] }
/** A page is known by the name of its file, in code and in the editor. */
const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FILE_NAME_ADVICE = 'files here are named in small letters, figures and hyphens. Rename it.'

type Source = { key: string; path: string; schema: z.ZodType }
type Folder = { directory: string; changes: FileChanges }

/**
 * Reads every file of the content folder that holds words or data; nothing is checked yet. Files in
 * `changes` are taken from there instead.
 */
export async function loadRecords(
  contentDirectory: string,
  changes: FileChanges = NO_CHANGES,
): Promise<LoadedRecords> {
  const folder: Folder = { directory: contentDirectory, changes }
  const sources: Source[] = []
  const refusals: string[] = []
  for (const [key, collection] of Object.entries(collections)) {
    if (collection.kind === 'file' || collection.kind === 'list') {
      sources.push({ key, path: collection.path, schema: schemaOfFile(collection) })
      continue
    }
    const found = await sourcesIn(folder, key, collection)
    sources.push(...found.sources)
    refusals.push(...found.refusals)
  }

  const loaded = await Promise.all(sources.map((source) => loadRecord(folder, source)))
  const records: ContentRecord[] = []
  for (const result of loaded) {
    if (typeof result === 'string') refusals.push(result)
    else records.push(result)
  }
  return { records, refusals }
}

async function loadRecord(folder: Folder, source: Source): Promise<ContentRecord | string> {
  const file = `content/${source.path}`
  const text = await textOf(folder, source.path)
  if (text === undefined) return `${file}: the file is missing. Put it back.`
  const parsed = file.endsWith('.mdx') ? parseArticle(file, text) : parseYaml(file, text)
  if ('refusal' in parsed) return parsed.refusal
  const { key, schema } = source
  return { key, file, schema, jsonSchema: jsonSchemaOf(schema), ...parsed }
}

type RecordCollection = Extract<Collection, { extension: string }>

/** The files of a folder. Those that the site needs are named even where they are missing. */
async function sourcesIn(folder: Folder, key: string, collection: RecordCollection) {
  const { path, extension, schema } = collection
  const needed = 'needed' in collection ? collection.needed : {}
  const sources: Source[] = Object.entries(needed).map(([name, own]) => ({
    key: `${key}.${name}`,
    path: `${path}/${name}${extension}`,
    schema: own,
  }))
  const refusals: string[] = []
  for (const file of await filesIn(folder, path)) {
    const name = basename(file, extension)
    if (name in needed) continue
    if (!file.endsWith(extension)) {
      refusals.push(`content/${path}/${file}: files here end in ${extension}. Rename it.`)
    } else if (collection.kind === 'named' && !FILE_NAME.test(name)) {
      refusals.push(`content/${path}/${file}: ${FILE_NAME_ADVICE}`)
    } else {
      const recordKey = collection.kind === 'named' ? `${key}.${name}` : key
      sources.push({ key: recordKey, path: `${path}/${file}`, schema })
    }
  }
  return { sources, refusals }
}

async function textOf({ directory, changes }: Folder, path: string): Promise<string | undefined> {
  const changed = changes.get(path)
  if (changed !== undefined) return changed ?? undefined
  return readFile(join(directory, path), 'utf8').catch(orUndefined)
}

/** Names in a folder, in order, without those that systems hide. */
async function filesIn({ directory, changes }: Folder, path: string): Promise<string[]> {
  const names = new Set((await readdir(join(directory, path)).catch(orUndefined)) ?? [])
  for (const [file, text] of changes) {
    if (dirname(file) !== path) continue
    if (text === null) names.delete(basename(file))
    else names.add(basename(file))
  }
  return [...names].filter((name) => !name.startsWith('.')).sort()
}

function orUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
