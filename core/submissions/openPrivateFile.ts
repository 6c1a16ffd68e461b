import { type FileHandle, open } from 'node:fs/promises'
import { SubmissionError } from './SubmissionError.ts'

const OWNER_ONLY = 0o600

/**
 * Opens a new file that only its owner may read.
 * @param overwrite whether an existing file may be replaced.
 * @throws SubmissionError if the file exists, or cannot be created.
 */
export async function openPrivateFile(path: string, overwrite = false): Promise<FileHandle> {
  try {
    const file = await open(path, overwrite ? 'w' : 'wx', OWNER_ONLY)
    // An existing file keeps its permissions. /dev/null is not a regular file and belongs to everybody.
    if ((await file.stat()).isFile()) await file.chmod(OWNER_ONLY)
    return file
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new SubmissionError({ kind: 'not-writable', path, code }, { cause })
  }
}
