import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as createSubmissions from '../../migrations/001-create-submissions.ts'
import * as createOutbox from '../../migrations/002-create-outbox.ts'
import * as countRefusalsOfMail from '../../migrations/003-count-refusals-of-mail.ts'
import * as createWriteProbe from '../../migrations/004-create-write-probe.ts'

const MIGRATIONS = {
  '001-create-submissions': createSubmissions,
  '002-create-outbox': createOutbox,
  '003-count-refusals-of-mail': countRefusalsOfMail,
  '004-create-write-probe': createWriteProbe,
}

/**
 * Brings the tables up to date. Safe when two processes start together.
 * @throws the error of the migration that failed; that migration is undone.
 */
export async function migrateDatabase<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => MIGRATIONS },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
