import type { Kysely } from 'kysely'
import type { DatabaseConfig } from '../core/database/connectDatabase.ts'
import type { Tables } from '../core/database/tables.ts'
import { openDatabase } from './openDatabase.ts'

/** Short, because a person waits: an unreachable server is reported soon. */
const POSTGRES_PATIENCE_MS = 3_000
/** Long enough for the receiver's commits, short enough if a program hangs. This process serves nobody meanwhile. */
const SQLITE_PATIENCE_MS = 10_000

/**
 * Opens the database for a command of a person. The connection waits for the receiver's commits.
 * @throws ConfigError if the owner has to fix something.
 */
export function openBesideReceiver(config: DatabaseConfig): Promise<Kysely<Tables>> {
  return openDatabase(config, { sqliteMs: SQLITE_PATIENCE_MS, postgresMs: POSTGRES_PATIENCE_MS })
}
