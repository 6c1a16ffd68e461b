import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { faultSentence } from '../../../content-model/faultSentence.ts'
import { readContent } from '../../../content-model/readContent.ts'
import { ContentError } from '../../../content-model/validation.ts'
import { copyContent } from './copyContent.ts'

/** A change of one file: text to replace, new text, or null to delete it. */
export type Change = { from: string | RegExp; to: string } | string | null

/** Reads a copy of the tests' content with some files changed, and returns the errors. */
export async function errorsAfter(changes: Record<string, Change>): Promise<readonly string[]> {
  const directory = copyContent()
  for (const [path, change] of Object.entries(changes)) await apply(join(directory, path), change)
  return errorsIn(directory)
}

/** The errors of a content folder. */
export function errorsIn(directory: string): Promise<string[]> {
  return errorsOf(readContent(directory))
}

/** The errors for which a reading of the content is refused, a sentence each. */
export async function errorsOf(reading: Promise<unknown>): Promise<string[]> {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return []
  if (error instanceof ContentError) return error.faults.map((fault) => faultSentence(fault))
  throw error
}

async function apply(path: string, change: Change): Promise<void> {
  if (change === null) return rm(path)
  if (typeof change === 'string') {
    await mkdir(dirname(path), { recursive: true })
    return writeFile(path, change)
  }
  const text = await readFile(path, 'utf8')
  const changed = text.replace(change.from, change.to)
  if (changed === text) throw new Error(`${path} does not hold ${change.from}`)
  return writeFile(path, changed)
}
