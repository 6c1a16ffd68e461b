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
 * Opens the database and runs its migrations.
 * @throws ConfigError if the owner has to fix something.
 */
export function openDatabase(config: DatabaseConfig, patience?: Patience): Promise<Kysely<Tables>> {
  return connectDatabase(config, MIGRATIONS, patience).catch(throwConfigError)
}

/** @throws ConfigError with a sentence for a `DatabaseError`; any other error unchanged. */
export function throwConfigError(error: unknown): never {
  if (!(error instanceof DatabaseError)) throw error
  throw new ConfigError(describeDatabaseError(error), { cause: error })
}
