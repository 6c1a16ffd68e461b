import { type FileHandle, open } from 'node:fs/promises'
import { InboxError } from './Command.ts'

const OWNER_ONLY = 0o600

/**
 * Opens a new file that only its owner may read.
 * @param overwrite whether a file that exists may go, where its owner has the choice (`--force`).
 * @throws InboxError where it exists, or cannot be made.
 */
export async function openPrivateFile(path: string, overwrite?: boolean): Promise<FileHandle> {
  try {
    const file = await open(path, overwrite ? 'w' : 'wx', OWNER_ONLY)
    // A file that existed keeps the rights that it had. /dev/null is everybody's.
    if ((await file.stat()).isFile()) await file.chmod(OWNER_ONLY)
    return file
  } catch (cause) {
    throw new InboxError(`${path} cannot be written: ${describe(cause, overwrite)}`, { cause })
  }
}

function describe(error: unknown, overwrite: boolean | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EEXIST') {
    const force = overwrite === undefined ? '' : ', or add --force to write over it'
    return `it exists already. Use another name${force}.`
  }
  if (code === 'ENOENT') return 'its folder does not exist.'
  if (code === 'EISDIR') return 'it is a folder. Name a file in it.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'that is not allowed here.'
  return String(error)
}
