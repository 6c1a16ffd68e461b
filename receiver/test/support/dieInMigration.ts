import process from 'node:process'
import type { Kysely } from 'kysely'
import { MIGRATIONS } from '../../src/storage/schema.ts'
import { openEarlierDatabase } from './earlierDatabase.ts'

/** A process that is killed when the table of deliveries is made and filled, just before the commit. */
const { DATA_DIRECTORY = '', DATABASE_URL } = process.env
const dying = {
  async up(database: Kysely<unknown>) {
    await MIGRATIONS['007-create-deliveries'].up(database as never)
    process.kill(process.pid, 'SIGKILL')
  },
}
await openEarlierDatabase(
  { dataDirectory: DATA_DIRECTORY, databaseUrl: DATABASE_URL || null },
  { ...MIGRATIONS, '007-create-deliveries': dying },
)
