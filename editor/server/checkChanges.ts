import { readContent } from '../../content-model/readContent.ts'
import type { FileChanges } from '../../content-model/records.ts'
import { ContentError } from '../../content-model/validation.ts'

/**
 * What the build would refuse after the changes, in its own words. A fault that another file has
 * already does not stand in the way: the owner mends one file after the other.
 */
export async function checkChanges(
  contentDirectory: string,
  changes: FileChanges,
): Promise<readonly string[]> {
  const after = await refusalsOf(contentDirectory, changes)
  if (after.length === 0) return []
  const before = await refusalsOf(contentDirectory)
  const changedFiles = [...changes.keys()].map((path) => `content/${path}:`)
  return after.filter(
    (refusal) => !before.includes(refusal) || changedFiles.some((file) => refusal.startsWith(file)),
  )
}

async function refusalsOf(directory: string, changes?: FileChanges): Promise<readonly string[]> {
  try {
    await readContent(directory, changes && { changes })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.errors
    throw error
  }
}
