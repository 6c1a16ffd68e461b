import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import * as createSubmissions from '../../migrations/001-create-submissions.ts'
import * as createOutbox from '../../migrations/002-create-outbox.ts'
import { openDatabase } from '../../src/storage/openDatabase.ts'
import { postgresMigrationDialect } from '../../src/storage/openPostgres.ts'
import { SQLITE_FILE_NAME } from '../../src/storage/openSqlite.ts'
import {
  type OutboxTable,
  SOURCE_COLUMNS,
  type SubmissionsTable,
} from '../../src/storage/schema.ts'
import { sqliteDialect } from '../../src/storage/sqliteDialect.ts'
import { provideStores, STORES } from '../support/provideStores.ts'
import { storedMail, storedMessage } from '../support/submissions.ts'

const emptyDatabase = provideStores()

const LATER_COLUMNS = [
  ...SOURCE_COLUMNS,
  'assigned_to',
  'due_on',
  'spam_signals',
  'text_fingerprint',
  'token_id',
  'learned_as',
] as const satisfies readonly (keyof SubmissionsTable)[]

/** The tables as they were before rejections of mail were counted apart. */
type EarlierDatabase = {
  submissions: Omit<SubmissionsTable, (typeof LATER_COLUMNS)[number]>
  outbox: Omit<OutboxTable, 'permanent_refusals'>
}

const EARLIER_MIGRATIONS = {
  '001-create-submissions': createSubmissions,
  '002-create-outbox': createOutbox,
}

function earlierMessage(id: string): EarlierDatabase['submissions'] {
  const later: readonly string[] = LATER_COLUMNS
  const columns = Object.entries(storedMessage({ id })).filter(([name]) => !later.includes(name))
  return Object.fromEntries(columns) as EarlierDatabase['submissions']
}

describe.for(STORES)('%s', (store) => {
  test('mail of before the update waits on, and one under way is not counted twice', async () => {
    const config = await emptyDatabase(store)
    const { dataDirectory, databaseUrl } = config
    const earlier = new Kysely<EarlierDatabase>({
      dialect: databaseUrl
        ? postgresMigrationDialect(databaseUrl)
        : sqliteDialect(`${dataDirectory}/${SQLITE_FILE_NAME}`, 0),
    })
    const provider = { getMigrations: async () => EARLIER_MIGRATIONS }
    const { error } = await new Migrator({ db: earlier, provider }).migrateToLatest()
    expect(error).toBeUndefined()
    const { permanent_refusals: _, ...waiting } = storedMail({ attempts: 2 })
    const { id } = storedMessage()
    const other = id.replace('3f9c', '91d0')
    await earlier
      .insertInto('submissions')
      .values([earlierMessage(id), earlierMessage(other)])
      .execute()
    await earlier
      .insertInto('outbox')
      .values([
        waiting,
        { ...waiting, submission_id: other, leased_until: '2026-05-04T09:05:00.000Z' },
      ])
      .execute()
    await earlier.destroy()

    const database = await openDatabase(config)
    const mails = await database
      .selectFrom('outbox')
      .select(['state', 'attempts', 'permanent_refusals'])
      .orderBy('submission_id')
      .execute()
    const messages = await database.selectFrom('submissions').selectAll().orderBy('id').execute()
    await database.destroy()
    expect(messages).toEqual([storedMessage(), storedMessage({ id: other })])
    expect(mails).toEqual([
      { state: 'waiting', attempts: 2, permanent_refusals: 0 },
      { state: 'waiting', attempts: 1, permanent_refusals: 0 },
    ])
  })
})
