import { createHash } from 'node:crypto'
import { lstat, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Refusal } from './Refusal.ts'

/** Marks what a file said when it was read, so that a later save does not overwrite something newer. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The text of a file below the content folder, or undefined where there is none. */
export async function readStored(directory: string, path: string): Promise<string | undefined> {
  const file = join(directory, path)
  const found = await lstat(file).catch(() => undefined)
  if (!found) return undefined
  // A link could lead out of the folder.
  if (!found.isFile()) throw new Refusal(403, [`content/${path} is no plain file.`])
  return readFile(file, 'utf8')
}

/** Puts the text into the file at once and whole: whoever reads finds the old text or the new. */
export async function writeStored(directory: string, path: string, text: string): Promise<void> {
  const file = join(directory, path)
  const unfinished = join(dirname(file), `.${basename(file)}.unfinished`)
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}

export async function removeStored(directory: string, path: string): Promise<void> {
  await rm(join(directory, path))
}
