import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import { type Collection, collections, jsonSchemaOf, schemaOfFile } from './collections.ts'
import { parseDate, today } from './dates.ts'
import type { ContentFault } from './faultSentence.ts'
import { type FieldSchema, isGroup } from './fieldsOf.ts'
import { decodeText } from './files/decodeText.ts'
import { type Article, parseFile } from './parse.ts'

/** A parsed file of the content folder, whose value may have faults. */
export type ContentRecord = {
  /** Key of the collection, such as plans, or of a page, such as pages.home. */
  key: string
  /** Path for messages, such as content/plans/app-basic.yaml. */
  file: string
  schema: z.ZodType
  jsonSchema: FieldSchema
  value: unknown
  article?: Article
}

/** Whether a record, or an item of a list of records, is hidden from visitors. */
export function isDraft(value: unknown): boolean {
  return isGroup(value) && value.draft === true
}

/** Sorts before every date. */
const ALWAYS = ''

/**
 * The day, as 2024-09-06, from which visitors see a record: the date of an article, blank for other records, undefined
 * for a draft.
 */
export function publishedFrom({
  key,
  value,
}: Pick<ContentRecord, 'key' | 'value'>): string | undefined {
  if (isDraft(value)) return undefined
  const date = key === 'posts' && isGroup(value) ? value.date : undefined
  return (typeof date === 'string' && parseDate(date)) || ALWAYS
}

/** Whether visitors see a record on a day, by default today. */
export function isPublished(record: Pick<ContentRecord, 'key' | 'value'>, day = today()): boolean {
  const from = publishedFrom(record)
  return from !== undefined && from <= day
}

/** The next day on which a scheduled article is published; undefined if none is scheduled. */
export function nextPublication(posts: readonly { date: string }[]): string | undefined {
  const scheduled = posts.filter((post) => !isDraft(post) && post.date > today())
  return scheduled.map(({ date }) => date).toSorted()[0]
}

/**
 * Changes that are not stored yet: the new text of a file, or null for a deleted file, by path below the content
 * folder, such as plans/app-basic.yaml.
 */
export type FileChanges = ReadonlyMap<string, string | null>

export const NO_CHANGES: FileChanges = new Map()

/** Keys of the records to read, such as brand and pages.home. */
export type RecordKeys = readonly string[]

export type LoadedRecords = {
  records: ContentRecord[]
  /** Faults of files that cannot be read. */
  faults: ContentFault[]
}

/** Code and the editor identify a page by the name of its file. */
const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FILE_NAME_RULE = 'the file name may contain only lowercase letters, digits and hyphens'

/** `path` is relative to the content folder, or to the folder of the language. */
type Source = { key: string; path: string; schema: z.ZodType; isNeeded: boolean }
type Folder = {
  directory: string
  changes: FileChanges
  keys: RecordKeys | undefined
  language?: string
}

/**
 * Reads all YAML and MDX files of the content folder without checks.
 * @param changes replaces the stored files.
 */
export async function loadRecords(
  contentDirectory: string,
  changes: FileChanges = NO_CHANGES,
  keys?: RecordKeys,
): Promise<LoadedRecords> {
  return loadFolder({ directory: contentDirectory, changes, keys })
}

/** Reads the translated files of a language, all of which may be missing. */
export function loadTranslations(
  contentDirectory: string,
  language: string,
  changes: FileChanges = NO_CHANGES,
  keys?: RecordKeys,
): Promise<LoadedRecords> {
  return loadFolder({ directory: contentDirectory, changes, keys, language })
}

async function loadFolder(folder: Folder): Promise<LoadedRecords> {
  const sources: Source[] = []
  const faults: ContentFault[] = []
  for (const [key, collection] of Object.entries(collections)) {
    if (collection.kind === 'file' || collection.kind === 'list') {
      const { path, isNeeded = true } = collection
      sources.push({ key, path, schema: schemaOfFile(collection), isNeeded })
      continue
    }
    const found = await sourcesIn(folder, key, collection)
    sources.push(...found.sources)
    faults.push(...found.faults)
  }

  const { keys } = folder
  const chosen = keys ? sources.filter(({ key }) => keys.includes(key)) : sources
  const loaded = await Promise.all(chosen.map((source) => loadRecord(folder, source)))
  const records: ContentRecord[] = []
  for (const result of loaded) {
    if (result === undefined) continue
    if ('fault' in result) faults.push(result.fault)
    else records.push(result)
  }
  return { records, faults }
}

async function loadRecord(
  folder: Folder,
  source: Source,
): Promise<ContentRecord | { fault: ContentFault } | undefined> {
  const path = pathIn(folder, source.path)
  const file = `content/${path}`
  const bytes = await bytesOf(folder, path)
  if (bytes === undefined) {
    const isNeeded = source.isNeeded && folder.language === undefined
    return isNeeded ? { fault: { file, path: [], advice: 'Restore it.' } } : undefined
  }
  const decoded = decodeText(bytes)
  if ('fault' in decoded) return { fault: { file, ...decoded.fault } }
  const { text } = decoded
  const parsed = parseOnce(file, text)
  if ('fault' in parsed) return parsed
  const { key, schema } = source
  return { key, file, schema, jsonSchema: jsonSchemaOf(schema), ...parsed }
}

type ParsedFile = ReturnType<typeof parseFile>

/** Cached by file: build, studio and development read the same files repeatedly, and half of the time is parsing. */
const parsedFiles = new Map<string, { text: string; parsed: ParsedFile }>()

function parseOnce(file: string, text: string): ParsedFile {
  const known = parsedFiles.get(file)
  if (known?.text === text) return known.parsed
  const parsed = parseFile(file, text)
  parsedFiles.set(file, { text, parsed })
  return parsed
}

type RecordCollection = Extract<Collection, { extension: string }>

/** The files of a folder. Required files are listed even if they are missing. */
async function sourcesIn(folder: Folder, key: string, collection: RecordCollection) {
  const { path, extension } = collection
  const schema = schemaOfFile(collection)
  const needed: readonly string[] = 'needed' in collection ? collection.needed : []
  const sources: Source[] = needed.map((name) => ({
    key: `${key}.${name}`,
    path: `${path}/${name}${extension}`,
    schema,
    isNeeded: true,
  }))
  const faults: ContentFault[] = []
  for (const file of await filesIn(folder, pathIn(folder, path))) {
    const name = basename(file, extension)
    if (needed.includes(name)) continue
    const refuse = (problem: string) =>
      faults.push({
        file: `content/${pathIn(folder, path)}/${file}`,
        problem,
        advice: 'Rename it.',
      })
    if (!file.endsWith(extension)) refuse(`files here end in ${extension}`)
    else if (collection.kind === 'named' && !FILE_NAME.test(name)) refuse(FILE_NAME_RULE)
    else {
      const recordKey = collection.kind === 'named' ? `${key}.${name}` : key
      sources.push({ key: recordKey, path: `${path}/${file}`, schema, isNeeded: true })
    }
  }
  return { sources, faults }
}

/** The path relative to the content folder. */
function pathIn({ language }: Folder, path: string): string {
  return language === undefined ? path : `${language}/${path}`
}

async function bytesOf({ directory, changes }: Folder, path: string): Promise<Buffer | undefined> {
  const changed = changes.get(path)
  if (changed !== undefined) return changed === null ? undefined : Buffer.from(changed)
  return readFile(join(directory, path)).catch(orUndefined)
}

/** The sorted names in a folder, without hidden files. */
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
