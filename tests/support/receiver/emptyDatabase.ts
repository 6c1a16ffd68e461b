import { inject } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { roundOf } from '../round.ts'
import { createDatabase } from './startPostgres.ts'
import { temporaryFolder } from './startReceiver.ts'

export const BOTH_STORES = ['SQLite', 'PostgreSQL'] as const
export type StoreName = (typeof BOTH_STORES)[number]

/** Databases for tests of code above the storage: in `npm test` only SQLite. Tests of the storage use BOTH_STORES. */
export const STORES = roundOf(BOTH_STORES)

/** Creates an empty database of either kind for a test. */
export async function emptyDatabase(store: StoreName): Promise<DatabaseConfig> {
  const dataDirectory = temporaryFolder()
  if (store === 'SQLite') return { dataDirectory, databaseUrl: null }
  const postgres = inject('postgres')
  if ('failure' in postgres) throw new Error(postgres.failure)
  return { dataDirectory, databaseUrl: await createDatabase(postgres.port) }
}
