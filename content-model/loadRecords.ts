import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type * as z from 'zod'
import type { ContentRecord } from './ContentRecord.ts'
import { namedFiles, recordFolders, singleFiles } from './contentFiles.ts'
import { type FileChanges, NO_CHANGES } from './FileChanges.ts'
import { jsonSchemaOf } from './jsonSchemaOf.ts'
import { nearest } from './nearest.ts'
import { parseArticle, parseYaml } from './parseYaml.ts'

export type LoadedRecords = { records: ContentRecord[]; refusals: string[] }
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
  const sources: Source[] = Object.entries(singleFiles).map(([key, file]) => ({ key, ...file }))
  const refusals: string[] = []
  for (const [key, { path, extension, schema }] of Object.entries(recordFolders)) {
    for (const name of await filesIn(folder, path)) {
      if (name.endsWith(extension)) sources.push({ key, path: `${path}/${name}`, schema })
      else refusals.push(`content/${path}/${name}: files here end in ${extension}. Rename it.`)
    }
  }
  for (const [key, { path, extension, schemas }] of Object.entries(namedFiles)) {
    for (const [name, schema] of Object.entries(schemas)) {
      sources.push({ key: `${key}.${name}`, path: `${path}/${name}${extension}`, schema })
    }
    const found = await filesIn(folder, path)
    refusals.push(...unknownPages(path, found, Object.keys(schemas), extension))
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

function unknownPages(
  folder: string,
  found: string[],
  names: string[],
  extension: string,
): string[] {
  const known = names.map((name) => name + extension)
  return found
    .filter((file) => !known.includes(file))
    .map((file) => {
      const guess = nearest(basename(file, extension), names)
      const advice = guess ? `Did you mean ${guess}${extension}?` : `Pages are ${names.join(', ')}.`
      return `content/${folder}/${file}: no page has this name. ${advice}`
    })
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
