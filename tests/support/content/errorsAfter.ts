import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faultSentence } from '../../../content-model/faultSentence.ts'
import { readContent } from '../../../content-model/readContent.ts'
import { ContentError } from '../../../content-model/validation.ts'
import { TEST_CONTENT } from './testContent.ts'

/** A change of one file: a replacement, a new text, or null to delete the file. */
export type Change = { from: string | RegExp; to: string } | string | null

/** The errors that the test content has after changes of some files. */
export async function errorsAfter(changes: Record<string, Change>): Promise<string[]> {
  const files = await Promise.all(
    Object.entries(changes).map(
      async ([path, change]) => [path, await textAfter(path, change)] as const,
    ),
  )
  return errorsOf(readContent(TEST_CONTENT, { changes: new Map(files) }))
}

/** The errors of a content folder. */
export function errorsIn(directory: string): Promise<string[]> {
  return errorsOf(readContent(directory))
}

/** The errors with which reading the content is refused, one sentence each. */
export async function errorsOf(reading: Promise<unknown>): Promise<string[]> {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return []
  if (error instanceof ContentError) return error.faults.map((fault) => faultSentence(fault))
  throw error
}

async function textAfter(path: string, change: Change): Promise<string | null> {
  if (change === null || typeof change === 'string') return change
  const text = await readFile(join(TEST_CONTENT, path), 'utf8')
  const changed = text.replace(change.from, change.to)
  if (changed === text) throw new Error(`${path} does not hold ${change.from}`)
  return changed
}
