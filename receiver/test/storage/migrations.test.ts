import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { type DatabaseConfig, openDatabase } from '../../src/storage/openDatabase.ts'
import { MIGRATIONS, type SubmissionsTable } from '../../src/storage/schema.ts'
import { openEarlierDatabase } from '../support/earlierDatabase.ts'
import { provideStores, STORES } from '../support/provideStores.ts'
import { readDatabase, storedMail, storedMessage } from '../support/submissions.ts'

const emptyDatabase = provideStores()
const other = storedMessage().id.replace('3f9c', '91d0')
const waiting = storedMail({ attempts: 2 })
const underWay = storedMail({
  submission_id: other,
  attempts: 2,
  lease_owner: 'process',
  leased_until: '2026-05-04T09:05:00.000Z',
})

/** A message without the columns that it has nothing in: later ones are not there yet. */
function earlierMessage(changes: Partial<SubmissionsTable> = {}): SubmissionsTable {
  const { spam_signals: _, ...message } = storedMessage(changes)
  const columns = Object.entries(message).filter(([, value]) => value !== null)
  return Object.fromEntries(columns) as SubmissionsTable
}

/** Makes a database as it was before one of the changes, with a mail that waits and one under way. */
async function fillEarlier(config: DatabaseConfig, before: keyof typeof MIGRATIONS) {
  const changes = Object.entries(MIGRATIONS).filter(([name]) => name < before)
  const hasRefusals = before > '003-count-refusals-of-mail'
  const database = await openEarlierDatabase(config, Object.fromEntries(changes))
  await database
    .insertInto('submissions')
    .values([earlierMessage(), earlierMessage({ id: other })])
    .execute()
  const mails = [waiting, underWay].map(
    ({ id: _, kind: __, recipient: ___, payload: ____, permanent_refusals, ...mail }) =>
      hasRefusals ? { ...mail, permanent_refusals } : mail,
  )
  await database.insertInto('outbox').values(mails).execute()
  await database.destroy()
}

describe.for(STORES)('%s', (store) => {
  test('mail of before the update waits on, and one under way is not counted twice', async () => {
    const config = await emptyDatabase(store)
    await fillEarlier(config, '003-count-refusals-of-mail')
    const database = await openDatabase(config)
    const mails = await database
      .selectFrom('deliveries')
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

  test('mail of before the outbox held several kinds keeps its Message-ID and all else', async () => {
    const config = await emptyDatabase(store)
    await fillEarlier(config, '007-create-deliveries')
    expect((await readDatabase(config)).outbox).toEqual([waiting, underWay])
  })

  test('who subscribed before readers were kept is one of them, once, and pending', async () => {
    const config = await emptyDatabase(store)
    const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < '007-create-deliveries')
    const database = await openEarlierDatabase(config, Object.fromEntries(earlier))
    const subscription = earlierMessage({ form: 'newsletter' })
    await database
      .insertInto('submissions')
      .values([
        subscription,
        { ...subscription, id: other, email: subscription.email.toUpperCase() },
        { ...subscription, id: 'spam', email: 'robot@b.example', status: 'spam' },
        { ...subscription, id: 'contact', email: 'writer@b.example', form: 'contact' },
      ])
      .execute()
    await database.destroy()
    const { readers } = await readDatabase(config)
    expect(readers).toHaveLength(1)
    expect(readers).toMatchObject([{ state: 'pending', asked_at: null, wording: '' }])
    expect(readers[0]?.email.toLowerCase()).toBe(subscription.email)
  })

  test('an update that is killed before its end has changed nothing, and is made at the next start', async () => {
    const config = await emptyDatabase(store)
    await fillEarlier(config, '007-create-deliveries')
    const { dataDirectory, databaseUrl } = config
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../support/dieInMigration.ts')],
      {
        stdio: 'inherit',
        env: { DATA_DIRECTORY: dataDirectory, DATABASE_URL: databaseUrl ?? '' },
      },
    )
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])

    const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < '007-create-deliveries')
    const database = await openEarlierDatabase(config, Object.fromEntries(earlier))
    const kept = await database.selectFrom('outbox').select('submission_id').execute()
    await database.destroy()
    expect(kept).toHaveLength(2)
    expect((await readDatabase(config)).outbox).toEqual([waiting, underWay])
  })
})
