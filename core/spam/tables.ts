import type { Kysely } from 'kysely'

/** In how many of the messages that the owner marked a word occurs. */
type SpamWordsTable = { word: string; spam_messages: number; wanted_messages: number }

declare module '../database/tables.ts' {
  interface Tables {
    spam_words: SpamWordsTable
  }
}

export async function createSpamTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('spam_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('spam_messages', 'integer', (column) => column.notNull())
    .addColumn('wanted_messages', 'integer', (column) => column.notNull())
    .execute()
  // Columns in the order in which rate-limiter-flexible writes them. With SQLite, requests are counted in memory
  // instead.
  await schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute()
}
