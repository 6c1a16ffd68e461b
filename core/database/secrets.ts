import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { retryWhileBusy } from './openSqlite.ts'
import type { Tables } from './tables.ts'

const SECRET_BYTES = 32
const PATIENCE_MS = 10_000

export async function createSecretsTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
}

/** Reads the secret for one kind of signature, which all instances share; the first call creates it. */
export async function readSecret(database: Kysely<Tables>, name: string): Promise<string> {
  const read = () => database.selectFrom('secrets').select('secret').where('name', '=', name)
  const kept = await read().executeTakeFirst()
  if (kept) return kept.secret
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await retryWhileBusy(
    () =>
      database
        .insertInto('secrets')
        .values({ name, secret })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    PATIENCE_MS,
  )
  return (await read().executeTakeFirstOrThrow()).secret
}
