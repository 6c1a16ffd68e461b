import type { Kysely } from 'kysely'
import type { Tables } from '../core/database/tables.ts'
import type { Config } from '../server/config.ts'
import type { Person } from './access/person.ts'

/** What the parts of the studio share. */
export type Studio = {
  /** Root of the project. */
  projectDirectory: string
  /** Its folder content/. */
  contentDirectory: string
  /** The receiver's settings: the studio runs beside it. */
  config: Config
  /** The receiver's own, which may be running. */
  database: Kysely<Tables>
  /** Address behind a proxy, as https://studio.example.com; undefined where it answers its own machine only. */
  origin: string | undefined
  /**
   * Writes into the log who did what.
   * @param about what it was done to: never a secret, nor words of a visitor.
   */
  audit: (person: Pick<Person, 'name'>, action: string, about?: string) => Promise<void>
}
