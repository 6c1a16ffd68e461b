import type { Kysely } from 'kysely'
import type { Config } from '../../receiver/src/config.ts'
import type { ReceiverDatabase } from '../../receiver/src/storage/schema.ts'
import type { Releases } from '../releases/createReleases.ts'

/** What the parts of the studio share. */
export type Studio = {
  /** Root of the project. */
  projectDirectory: string
  /** Its folder content/. */
  contentDirectory: string
  /** The receiver's settings: the studio runs beside it. */
  config: Config
  /** The receiver's own, which may be running. */
  database: Kysely<ReceiverDatabase>
  /** What was published. */
  releases: Releases
}
