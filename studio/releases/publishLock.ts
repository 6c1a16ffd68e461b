import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** SQLite's error code if another process holds the lock. */
const SQLITE_BUSY = 5
/** Long enough for another studio's check of the lock, which takes the lock for a moment. */
const PATIENCE_MS = 200
/** Interval between attempts to take a lock. */
const LOOK_EVERY_MS = 250

/**
 * Takes the lock of a folder, which has one holder at a time on this machine. It is SQLite's lock on a file, so the
 * system releases it when the process is killed. A file with a process id would remain, and in a container that id is
 * always 1.
 * @param patienceMs how long to wait for the current holder.
 * @returns a function that releases the lock; undefined if another process holds it.
 */
export function takeLock(directory: string, patienceMs = PATIENCE_MS): (() => void) | undefined {
  mkdirSync(directory, { recursive: true })
  const database = new DatabaseSync(join(directory, 'lock'), { timeout: patienceMs })
  try {
    // A journal on disk would need free space, only to lock a file that nothing is ever written into.
    database.exec('PRAGMA journal_mode = MEMORY')
    database.exec('BEGIN IMMEDIATE')
    return () => database.close()
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Takes the lock of a folder as soon as nobody else holds it. @returns a function that releases the lock. */
export async function waitForLock(directory: string): Promise<() => void> {
  for (;;) {
    const unlock = takeLock(directory, 0)
    if (unlock) return unlock
    await wait(LOOK_EVERY_MS)
  }
}

/** Whether somebody holds the lock now. */
export function isLocked(directory: string): boolean {
  const release = takeLock(directory, 0)
  release?.()
  return release === undefined
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
