import { inject } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { roundOf } from '../round.ts'
import { createDatabase } from './startPostgres.ts'
import { temporaryFolder } from './startReceiver.ts'

export const BOTH_STORES = ['SQLite', 'PostgreSQL'] as const
export type StoreName = (typeof BOTH_STORES)[number]

/** Databases for tests of what stands on the storage: `npm test` tries PostgreSQL where a message could be lost. */
export const STORES = roundOf(BOTH_STORES)

/** Makes an empty database of either kind, within a test. */
export async function emptyDatabase(store: StoreName): Promise<DatabaseConfig> {
  const dataDirectory = temporaryFolder()
  if (store === 'SQLite') return { dataDirectory, databaseUrl: null }
  const postgres = inject('postgres')
  if ('failure' in postgres) throw new Error(postgres.failure)
  return { dataDirectory, databaseUrl: await createDatabase(postgres.port) }
}
