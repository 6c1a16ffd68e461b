import type { Kysely } from 'kysely'
import { MIGRATIONS } from '../core/core.ts'
import {
  connectDatabase,
  type DatabaseConfig,
  type Patience,
} from '../core/database/connectDatabase.ts'
import { DatabaseError } from '../core/database/DatabaseError.ts'
import type { Tables } from '../core/database/tables.ts'
import { ConfigError } from './config.ts'
import { describeDatabaseError } from './databaseErrors.ts'

/**
 * Opens the database of the core.
 * @throws ConfigError where the owner has to see to it.
 */
export function openDatabase(config: DatabaseConfig, patience?: Patience): Promise<Kysely<Tables>> {
  return connectDatabase(config, MIGRATIONS, patience).catch(tellDatabaseError)
}

/** @throws ConfigError in words for an error of the database's; any other error as it is. */
export function tellDatabaseError(error: unknown): never {
  if (!(error instanceof DatabaseError)) throw error
  throw new ConfigError(describeDatabaseError(error), { cause: error })
}
