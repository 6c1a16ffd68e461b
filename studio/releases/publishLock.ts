import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** As SQLite says that another process holds the lock. */
const SQLITE_BUSY = 5
/** Long enough for another studio's look at the lock, which takes it for a moment. */
const PATIENCE_MS = 200

/**
 * Takes the lock of a folder of releases, which one process on this machine holds at a time. It is SQLite's lock on a
 * file, so the system gives it back when the process is killed; a number of a process in a file would stay, and
 * in a container it is always 1.
 * @param patienceMs how long to wait for who holds it.
 * @returns how to give it back; undefined where another one holds it.
 */
export function takeLock(
  releasesDirectory: string,
  patienceMs = PATIENCE_MS,
): (() => void) | undefined {
  mkdirSync(releasesDirectory, { recursive: true })
  const database = new DatabaseSync(join(releasesDirectory, 'lock'), { timeout: patienceMs })
  try {
    // A journal on the disk would need room on it, to lock a file that nothing is ever written into.
    database.exec('PRAGMA journal_mode = MEMORY')
    database.exec('BEGIN IMMEDIATE')
    return () => database.close()
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Whether somebody holds the lock now. */
export function isLocked(releasesDirectory: string): boolean {
  const release = takeLock(releasesDirectory, 0)
  release?.()
  return release === undefined
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
