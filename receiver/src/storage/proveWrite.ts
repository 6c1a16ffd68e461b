import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from './schema.ts'

const PROBE_ID = 1
/** No submission has it: ids are random. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Proves that a message could be kept: commits to the disk, and would be let into the messages' tables.
 * @param minLength of what is written, in characters, since a full disk may have room for a few.
 * @throws whatever the database throws.
 */
export async function proveWrite(
  database: Kysely<ReceiverDatabase>,
  minLength: number,
): Promise<void> {
  // Another text each time: what is the same, SQLite does not write.
  const content = randomUUID().padEnd(minLength, '.')
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('write_probe')
      .values({ id: PROBE_ID, content })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
      .execute()
    // Erases nothing, but waits as a message would where somebody holds the tables.
    for (const table of ['outbox', 'recent_content'] as const) {
      await transaction.deleteFrom(table).where('submission_id', '=', NOBODY).execute()
    }
    await transaction.deleteFrom('submissions').where('id', '=', NOBODY).execute()
  })
}
