import type { Kysely } from 'kysely'

/**
 * Lists show the messages of one form, and count them by form and status: the index on both takes the place of that on
 * the status alone. With the id no message is read for that.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('submissions_by_form')
    .on('submissions')
    .columns(['form', 'status', 'received_at', 'id'])
    .execute()
  await schema.dropIndex('submissions_by_status').execute()
}
