import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ContentError } from '../ContentError.ts'
import { readContent } from '../readContent.ts'
import { copyContent } from './copyContent.ts'

/** What becomes of one file: text put in place of other text, new text, or null to take it away. */
export type Change = { from: string | RegExp; to: string } | string | null

/** Reads a copy of the tests' content in which some files are changed, and returns what is refused. */
export async function refusalsAfter(changes: Record<string, Change>): Promise<readonly string[]> {
  const directory = await copyContent()
  for (const [path, change] of Object.entries(changes)) await apply(join(directory, path), change)
  return refusalsIn(directory)
}

/** What is refused in a content folder. */
export async function refusalsIn(directory: string): Promise<readonly string[]> {
  const error: unknown = await readContent(directory).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return []
  if (error instanceof ContentError) return error.refusals
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
