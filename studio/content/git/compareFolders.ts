import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'

export type FileChange = { path: string; change: 'new' | 'changed' | 'removed' }

/** Files that are not content: those of operating systems, and temporary files of a running or killed save. */
export const isHidden = (path: string) => basename(path).startsWith('.')

/**
 * The files in which a folder differs from another, in the order of their paths.
 * @param before the other folder; undefined if there was none.
 */
export async function compareFolders(
  folder: string,
  before: string | undefined,
): Promise<FileChange[]> {
  const now = await filesIn(folder)
  const then = before === undefined ? [] : await filesIn(before)
  const changes: FileChange[] = []
  for (const path of [...new Set([...now, ...then])].sort()) {
    if (!now.includes(path)) changes.push({ path, change: 'removed' })
    else if (before === undefined || !then.includes(path)) changes.push({ path, change: 'new' })
    else if (!(await isSame(join(folder, path), join(before, path)))) {
      changes.push({ path, change: 'changed' })
    }
  }
  return changes
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !isHidden(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
}

async function isSame(path: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([readFile(path), readFile(other)])
  return one.equals(two)
}
