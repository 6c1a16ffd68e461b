import type { Kysely } from 'kysely'
import { createAnalyticsTable } from '../analytics/tables.ts'
import { createSecretsTable } from '../database/secrets.ts'
import { createNotFoundTable } from '../notFound/tables.ts'
import { createDeliveriesTable } from '../outbox/tables.ts'
import { createSpamTables } from '../spam/tables.ts'
import { createSubmissionTables } from '../submissions/tables.ts'
import { createSubscriberTables } from '../subscribers/tables.ts'

/** All tables, in SQL that SQLite and PostgreSQL share. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSecretsTable(database)
  await createSubmissionTables(database)
  await createDeliveriesTable(database)
  await createSpamTables(database)
  await createSubscriberTables(database)
  await createNotFoundTable(database)
  await createAnalyticsTable(database)
}
