import { inject } from 'vitest'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { createDatabase } from './startPostgres.ts'
import { temporaryFolder } from './startReceiver.ts'

export const STORES = ['SQLite', 'PostgreSQL'] as const
export type StoreName = (typeof STORES)[number]

/** Makes an empty database of either kind, within a test. */
export async function emptyDatabase(store: StoreName): Promise<DatabaseConfig> {
  const dataDirectory = temporaryFolder()
  if (store === 'SQLite') return { dataDirectory, databaseUrl: null }
  const postgres = inject('postgres')
  if ('failure' in postgres) throw new Error(postgres.failure)
  return { dataDirectory, databaseUrl: await createDatabase(postgres.port) }
}
