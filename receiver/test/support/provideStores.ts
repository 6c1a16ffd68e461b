import { afterAll, beforeAll } from 'vitest'
import type { DatabaseConfig } from '../../src/storage/openDatabase.ts'
import { START_TIMEOUT_MS, startPostgres, type TestPostgres } from './startPostgres.ts'
import { temporaryFolder } from './startReceiver.ts'

export const STORES = ['SQLite', 'PostgreSQL'] as const
export type StoreName = (typeof STORES)[number]

/**
 * Gives a test file a PostgreSQL server of its own.
 * @returns makes an empty database of either kind, to be called within a test.
 */
export function provideStores(): (store: StoreName) => Promise<DatabaseConfig> {
  let server: TestPostgres | undefined
  beforeAll(async () => {
    server = await startPostgres()
  }, START_TIMEOUT_MS)
  afterAll(() => server?.remove(), START_TIMEOUT_MS)

  return async (store) => {
    const dataDirectory = temporaryFolder()
    if (store === 'SQLite') return { dataDirectory, databaseUrl: null }
    if (!server) throw new Error('PostgreSQL runs within the tests of this file only.')
    return { dataDirectory, databaseUrl: await server.createDatabase() }
  }
}
