import { createHash } from 'node:crypto'
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import { collections, schemaOfFile } from '../../content-model/collections.ts'
import { faultSentence } from '../../content-model/faultSentence.ts'
import { decodeText } from '../../content-model/files/decodeText.ts'
import { isLanguageFolder } from '../../content-model/languages/checkLanguages.ts'
import { RequestError } from '../kit/RequestError.ts'
import { nameOfFile, OWNER_NAMES } from './fileNames.ts'
import { labels } from './labels.ts'

/** A file that the content may hold: the key of its record, its path below content/, its schema. */
export type ContentPlace = {
  key: string
  path: string
  schema: z.ZodType
  /** For a translation: the tag of its language, and the path of its original. */
  translates?: { tag: string; path: string }
}

const PREFIX = 'content/'
/** Names of records. Without dots or slashes no path leads out of its folder. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

/** Resolves a path such as content/plans/app-basic.yaml; undefined if the content cannot hold such a file. */
export function contentPlace(file: string): ContentPlace | undefined {
  if (!file.startsWith(PREFIX)) return undefined
  const path = file.slice(PREFIX.length)
  const [tag = '', ...rest] = path.split('/')
  if (!isLanguageFolder(tag)) return originalPlace(path)
  const original = originalPlace(rest.join('/'))
  return original && { ...original, path, translates: { tag, path: original.path } }
}

function originalPlace(path: string): ContentPlace | undefined {
  const [folder, fileName = '', ...deeper] = path.split('/')
  for (const [key, collection] of Object.entries(collections)) {
    if (collection.kind === 'file' || collection.kind === 'list') {
      if (collection.path === path) return { key, path, schema: schemaOfFile(collection) }
      continue
    }
    const name: string = fileName.slice(0, -collection.extension.length)
    const isHere = collection.path === folder && deeper.length === 0
    if (!isHere || name + collection.extension !== fileName || !SAFE_NAME.test(name)) continue
    const schema = schemaOfFile(collection)
    return { key: collection.kind === 'folder' ? key : `${key}.${name}`, path, schema }
  }
  return undefined
}

/** A hash of a file's content at the time of reading, so that a save does not overwrite a newer version. */
export function versionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The bytes of a file below the content folder, or undefined if the file does not exist. */
export async function readStoredBytes(
  directory: string,
  path: string,
): Promise<Buffer | undefined> {
  const file = join(directory, path)
  const found = await lstat(file).catch(() => undefined)
  if (!found) return undefined
  // A symbolic link could lead out of the folder.
  if (!found.isFile()) throw new RequestError(403, labels.errors.notPlain(nameOfFile(path)))
  return readFile(file)
}

/** The text of a file below the content folder, or undefined if the file does not exist. */
export async function readStored(directory: string, path: string): Promise<string | undefined> {
  const bytes = await readStoredBytes(directory, path)
  if (!bytes) return undefined
  const decoded = decodeText(bytes)
  if ('fault' in decoded) {
    throw new RequestError(422, faultSentence({ file: path, ...decoded.fault }, OWNER_NAMES))
  }
  return decoded.text
}

/**
 * Writes a file atomically: readers find the old content or the new, even after a power cut. A process that is killed
 * leaves a temporary file whose name begins with a dot. It is not content, and the next save overwrites it.
 */
export async function writeStored(
  directory: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = join(directory, path)
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`)
  // Git keeps no empty folders.
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, content, { flush: true })
  await rename(unfinished, file)
}

export async function removeStored(directory: string, path: string): Promise<void> {
  await rm(join(directory, path))
}
