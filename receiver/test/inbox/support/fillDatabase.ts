import { type DatabaseConfig, openDatabase } from '../../../src/storage/openDatabase.ts'
import type { OutboxTable, SubmissionsTable } from '../../../src/storage/schema.ts'

/** Few enough that every database takes their values in one statement. */
const ROWS_AT_ONCE = 1_000

/** Puts messages into a new database, with a mark of each content as the receiver sets it. */
export async function fillDatabase(
  config: DatabaseConfig,
  messages: readonly SubmissionsTable[],
  mails: readonly OutboxTable[] = [],
): Promise<void> {
  const database = await openDatabase(config)
  for (let start = 0; start < messages.length; start += ROWS_AT_ONCE) {
    const rows = messages.slice(start, start + ROWS_AT_ONCE)
    const marks = rows.map(({ id, received_at }) => ({
      content_hash: `hash-of-${id}`,
      submission_id: id,
      seen_at: received_at,
    }))
    await database.insertInto('submissions').values(rows).execute()
    await database.insertInto('recent_content').values(marks).execute()
  }
  if (mails.length > 0) await database.insertInto('outbox').values(mails).execute()
  await database.destroy()
}

/** Reads all that a database holds. */
export async function readDatabase(config: DatabaseConfig) {
  const database = await openDatabase(config)
  const submissions = await database.selectFrom('submissions').selectAll().orderBy('id').execute()
  const outbox = await database.selectFrom('outbox').selectAll().orderBy('submission_id').execute()
  const marks = await database.selectFrom('recent_content').selectAll().execute()
  await database.destroy()
  return { submissions, outbox, marks }
}
