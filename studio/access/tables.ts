import type { Kysely, Transaction } from 'kysely'
import { migrateTables } from '../../core/database/migrateTables.ts'
import { retryWhileBusy } from '../../core/database/openSqlite.ts'
import type { Tables } from '../../core/database/tables.ts'
import type { Role } from '../kit/person.ts'
import * as baseline from './migrations/2026-11-26-baseline.ts'
import * as signatures from './migrations/2026-11-27-signatures.ts'

/** Times are ISO 8601, UTC, milliseconds, as in the receiver's tables. */
export type PeopleTable = {
  id: string
  name: string
  role: Role
  /** Address for lost-key links; null for none. */
  email: string | null
  /** The signature below their replies to visitors; null for the default one. */
  signature: string | null
  created_at: string
  /** The time at which the person lost access; null while they have access. */
  ended_at: string | null
}

type PasskeysTable = {
  /** The credential's id, in base64url. */
  id: string
  person_id: string
  /** Its owner's name for it; blank for one made through a link. */
  name: string
  /** COSE, in base64url. */
  public_key: string
  /** The key's own usage count; 0 for keys that do not count. PostgreSQL returns it as text. */
  counter: number | string
  created_at: string
  used_at: string | null
}

type SessionsTable = {
  id: string
  /** SHA-256 of the cookie's value, in hex: read access to the table is not enough to sign in. */
  token_hash: string
  person_id: string
  created_at: string
  expires_at: string
}

export type LinkKind = 'first-owner' | 'invitation' | 'lost-key'

type LinksTable = {
  /** SHA-256 of the token in the address, in hex. */
  token_hash: string
  kind: LinkKind
  /** The person who lost a key. */
  person_id: string | null
  /** Name of the invited person; their role and address follow. */
  name: string | null
  role: Role | null
  email: string | null
  expires_at: string
  used_at: string | null
}

type AuditTable = { id: string; at: string; person: string; action: string; about: string }

type PreviewLinksTable = {
  id: string
  /** The person who created it; null if created on the studio's own machine without sign-in. */
  person_id: string | null
  created_at: string
  expires_at: string
}

type AccessTables = {
  studio_people: PeopleTable
  studio_passkeys: PasskeysTable
  studio_sessions: SessionsTable
  studio_links: LinksTable
  studio_audit: AuditTable
  studio_preview_links: PreviewLinksTable
}

/** The receiver's tables and the studio's own. */
type AccessDatabase = Tables & AccessTables
export type AccessTransaction = Transaction<AccessDatabase>

/** The dependencies of the access modules. */
export type AccessStore = { database: Kysely<AccessDatabase>; now: () => Date }

/** How long a write waits for other processes that write to the same SQLite file. */
const PATIENCE_MS = 5_000

/** Runs a write, and retries it while the database is busy. */
export function write<Result>(operation: () => Promise<Result>): Promise<Result> {
  return retryWhileBusy(operation, PATIENCE_MS)
}

/**
 * Makes other transactions that lock the same person wait until this one ends. Without the lock, on PostgreSQL, two
 * transactions that count the remaining rows at once would each count the row that the other removes, and two that
 * delete keys and sessions could deadlock. SQLite has one writer at a time anyway.
 */
export async function lockPerson(transaction: AccessTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('studio_people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute()
}

/** In the order in which they run. */
const MIGRATIONS = { '2026-11-26-baseline': baseline, '2026-11-27-signatures': signatures }

/**
 * Opens the studio's own tables in the receiver's database, and migrates them.
 * @throws DatabaseError if the tables are those of another version; else the error of the migration that failed.
 */
export async function openAccess(
  receiverDatabase: Kysely<Tables>,
  now = () => new Date(),
): Promise<AccessStore> {
  const database = receiverDatabase.$extendTables<AccessTables>()
  await write(() =>
    migrateTables(database, { migrations: MIGRATIONS, madeIn: 'studio_migrations' }),
  )
  return { database, now }
}
