import process from 'node:process'
import type { Kysely } from 'kysely'
import { MIGRATIONS } from '../../../core/core.ts'
import { openDatabase } from '../../../server/openDatabase.ts'

/** A process that is killed when all tables are created, just before the commit. */
const [name, last] = Object.entries(MIGRATIONS).at(-1) ?? []
if (name === undefined) throw new Error('The receiver makes its tables by migrations.')
const dying = {
  async up(database: Kysely<unknown>) {
    await last?.up(database)
    process.kill(process.pid, 'SIGKILL')
  },
}
Object.assign(MIGRATIONS, { [name]: dying })
const { DATA_DIRECTORY = '', DATABASE_URL } = process.env
await openDatabase({ dataDirectory: DATA_DIRECTORY, databaseUrl: DATABASE_URL || null })
