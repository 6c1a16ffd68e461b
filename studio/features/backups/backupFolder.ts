import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../core/database/tables.ts'
import { backUp } from '../../../core/submissions/backUp.ts'

/** A name with a timestamp, such as messages-2026-11-22T21-14-05-123Z.sqlite: names sort by age. */
const BACKUP_NAME = /^messages-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite$/
/** Suffix of a copy that has not been verified yet. */
const UNFINISHED = '.unfinished'

export type ListedBackup = { name: string; bytes: number; madeAt: Date }

/** The backups that were made in the studio, in a folder that only the studio's user can read. */
export class BackupFolder {
  readonly #directory: string

  /** @param dataDirectory folder of the database. */
  constructor(dataDirectory: string) {
    this.#directory = join(dataDirectory, 'backups')
  }

  /** @returns the complete backups, newest first. */
  async list(): Promise<ListedBackup[]> {
    const names = await this.#names()
    const backups = names.filter((name) => BACKUP_NAME.test(name)).sort()
    return Promise.all(
      backups.reverse().map(async (name) => {
        const { size, mtime } = await stat(join(this.#directory, name))
        return { name, bytes: size, madeAt: mtime }
      }),
    )
  }

  /**
   * Creates a backup. The file gets its final name once it is complete and verified.
   * @throws SubmissionError
   */
  async make(database: Kysely<Tables>, now: Date) {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    const name = `messages-${now.toISOString().replace(/[:.]/g, '-')}.sqlite`
    const path = join(this.#directory, name)
    const backup = await backUp(database, path + UNFINISHED)
    await rename(path + UNFINISHED, path)
    return { ...backup, name }
  }

  /** @returns the path of a backup; undefined if there is none of this name. */
  async find(name: string): Promise<string | undefined> {
    const names = await this.#names()
    return BACKUP_NAME.test(name) && names.includes(name) ? join(this.#directory, name) : undefined
  }

  /** Removes unfinished backups of a studio that was killed. */
  async clean(): Promise<void> {
    const names = await this.#names()
    const unfinished = names.filter((name) => name.endsWith(UNFINISHED))
    await Promise.all(unfinished.map((name) => rm(join(this.#directory, name), { force: true })))
  }

  async #names(): Promise<string[]> {
    return await readdir(this.#directory).catch(() => [])
  }
}
