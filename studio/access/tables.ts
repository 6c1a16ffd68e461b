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
  /** Where a link for a lost key is sent, if anywhere. */
  email: string | null
  /** What stands below their replies to visitors; null for what all have. */
  signature: string | null
  created_at: string
  /** Since when this person may not come in; null for who may. */
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
  /** How often the key says it was used; 0 for keys that do not count. PostgreSQL hands it over as text. */
  counter: number | string
  created_at: string
  used_at: string | null
}

type SessionsTable = {
  id: string
  /** SHA-256 of the cookie's value, in hex: who reads the table cannot sign in with it. */
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
  /** Of who is invited. */
  name: string | null
  role: Role | null
  email: string | null
  expires_at: string
  used_at: string | null
}

type AuditTable = { id: string; at: string; person: string; action: string; about: string }

type PreviewLinksTable = {
  id: string
  /** The person who made it; null if made on the studio's own machine. */
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

/** The receiver's tables, with those of the studio beside them. */
type AccessDatabase = Tables & AccessTables
export type AccessTransaction = Transaction<AccessDatabase>

/** The dependencies of the access modules. */
export type AccessStore = { database: Kysely<AccessDatabase>; now: () => Date }

/** How long a change waits for other processes that write into the same SQLite file. */
const PATIENCE_MS = 5_000

/** Makes a change as soon as the database is free for it. */
export function write<Result>(operation: () => Promise<Result>): Promise<Result> {
  return retryWhileBusy(operation, PATIENCE_MS)
}

/**
 * Lets whoever locks the same person wait until this transaction ends: on PostgreSQL two that count at once what stays
 * would each count what the other one takes, and two that take keys and sessions could each wait for the other. SQLite
 * has one writer at a time anyway.
 */
export async function lockPerson(transaction: AccessTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('studio_people')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute()
}

/** In order, as the receiver's. */
const MIGRATIONS = { '2026-11-26-baseline': baseline, '2026-11-27-signatures': signatures }

/**
 * Opens the studio's own tables in the receiver's database, and brings them up to date.
 * @throws DatabaseError where they are those of another version; else the error of the migration that failed.
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
