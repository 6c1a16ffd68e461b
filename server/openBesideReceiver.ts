import type { Kysely } from 'kysely'
import type { DatabaseConfig } from '../core/database/connectDatabase.ts'
import type { Tables } from '../core/database/tables.ts'
import { openDatabase } from './openDatabase.ts'

/** A person waits: a server that is away is said soon. */
const POSTGRES_PATIENCE_MS = 3_000
/** Long for a receiver's commits, short of a program that hangs. Nobody is served meanwhile. */
const SQLITE_PATIENCE_MS = 10_000

/**
 * Opens a connection for one piece of work of a person, which waits for the receiver's commits.
 * @throws ConfigError where the owner has to see to it.
 */
export function openBesideReceiver(config: DatabaseConfig): Promise<Kysely<Tables>> {
  return openDatabase(config, { sqliteMs: SQLITE_PATIENCE_MS, postgresMs: POSTGRES_PATIENCE_MS })
}
