import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ImportError } from './importError.ts'
import { readZip } from './readZip.ts'

/** A file of an export, of which an archive may hold several. */
type ExportFile = {
  /** Name for messages, such as export.zip/one.xml. */
  name: string
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const XML_NAME = /\.xml$/i
const ZIP_NAME = /\.zip$/i
/** Entries that macOS adds to an archive beside each file. */
const RESOURCE_FORK = /^__MACOSX\/|(?:^|\/)\._/
/** Size limit of a file in an archive, so that no file fills the memory. */
const MAX_UNZIPPED_BYTES = 1_000_000_000
const CHUNK_BYTES = 1_000_000

/**
 * The files of an export, one after the other.
 * @throws ImportError if a path leads to no export file.
 */
export async function* exportFiles(paths: string[]): AsyncGenerator<ExportFile> {
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (!found) throw new ImportError(`${path}: there is no such file.`)
    if (found.isDirectory()) yield* filesOfFolder(path)
    else if (await isZip(path)) yield* filesOfZip(path)
    else yield { name: basename(path), chunks: createReadStream(path) }
  }
}

async function* filesOfFolder(folder: string): AsyncGenerator<ExportFile> {
  const names = (await readdir(folder)).filter((name) => XML_NAME.test(name) || ZIP_NAME.test(name))
  if (names.length === 0) {
    throw new ImportError(`${folder}: contains no export: neither an .xml nor a .zip file.`)
  }
  yield* exportFiles(inOrder(names).map((name) => join(folder, name)))
}

async function isZip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: 3 })) {
    return (chunk as Buffer).toString('latin1') === 'PK\u0003\u0004'
  }
  return false
}

async function* filesOfZip(path: string): AsyncGenerator<ExportFile> {
  const archive = basename(path)
  try {
    const entries = readZip(await readFile(path))
    const files = new Map(entries.map((entry) => [entry.name, entry]))
    const names = [...files.keys()].filter(
      (name) => XML_NAME.test(name) && !RESOURCE_FORK.test(name),
    )
    if (names.length === 0) throw new Error('it contains no .xml file')
    for (const name of inOrder(names)) {
      const bytes = await files.get(name)?.read(MAX_UNZIPPED_BYTES)
      if (bytes) yield { name: `${archive}/${name}`, chunks: inChunks(bytes) }
    }
  } catch (error) {
    if (error instanceof ImportError || !(error instanceof Error)) throw error
    throw new ImportError(
      `${archive}: cannot be opened (${error.message}). Extract it yourself, and enter the .xml file from it.`,
    )
  }
}

function* inChunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES)
  }
}

/** Sorts part-2 before part-10. */
function inOrder(names: string[]): string[] {
  return names.toSorted(new Intl.Collator('en', { numeric: true }).compare)
}
