import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's disk in memory. On an ordinary disk a database waits some milliseconds at every commit. */
const MEMORY_DISK = '/dev/shm'
/** In a container this disk may be small. */
const ENOUGH_BYTES = 1024 ** 3

/** The folder in which tests create their folders. */
export const temporaryParent = hasRoom(MEMORY_DISK) ? MEMORY_DISK : tmpdir()

function hasRoom(directory: string): boolean {
  if (!existsSync(directory)) return false
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize > ENOUGH_BYTES
}
