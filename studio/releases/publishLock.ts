import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** As SQLite says that another process holds the lock. */
const SQLITE_BUSY = 5
/** Long enough for another studio's look at the lock, which takes it for a moment. */
const PATIENCE_MS = 200
/** Between two looks whether a lock is free. */
const LOOK_EVERY_MS = 250

/**
 * Takes the lock of a folder, which one holder on this machine has at a time. It is SQLite's lock on a file, so the
 * system gives it back when the process is killed; a number of a process in a file would stay, and in a container it is
 * always 1.
 * @param patienceMs how long to wait for who holds it.
 * @returns how to give it back; undefined where another one holds it.
 */
export function takeLock(directory: string, patienceMs = PATIENCE_MS): (() => void) | undefined {
  mkdirSync(directory, { recursive: true })
  const database = new DatabaseSync(join(directory, 'lock'), { timeout: patienceMs })
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

/** Takes the lock of a folder as soon as nobody else holds it. @returns how to give it back. */
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
