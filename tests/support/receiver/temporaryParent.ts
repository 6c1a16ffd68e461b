import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A disk in memory, which Linux has. A database waits for a common disk at every commit, for some milliseconds. */
const MEMORY_DISK = '/dev/shm'
/** In a container it may be small. */
const ENOUGH_BYTES = 1024 ** 3

/** The folder in which tests make theirs. */
export const temporaryParent = hasRoom(MEMORY_DISK) ? MEMORY_DISK : tmpdir()

function hasRoom(directory: string): boolean {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize > ENOUGH_BYTES
}
