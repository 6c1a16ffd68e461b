import type { Kysely } from 'kysely'

/**
 * Why a message counts as spam, what tells a repeated one, and the words of messages that the owner has
 * marked. Messages of before have no reasons.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // One at a time: SQLite adds no two columns in one statement.
  await database.schema
    .alterTable('submissions')
    .addColumn('spam_signals', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  for (const column of ['text_fingerprint', 'token_id', 'learned_as']) {
    await database.schema.alterTable('submissions').addColumn(column, 'text').execute()
  }
  for (const column of ['text_fingerprint', 'token_id']) {
    await database.schema
      .createIndex(`submissions_by_${column}`)
      .on('submissions')
      .column(column)
      // Most rows may have none, newsletter subscriptions for instance.
      .where(column, 'is not', null)
      .execute()
  }

  await database.schema
    .createTable('spam_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('spam_messages', 'integer', (column) => column.notNull())
    .addColumn('wanted_messages', 'integer', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
}
