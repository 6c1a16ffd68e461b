import { randomUUID } from 'node:crypto'
import type { Person } from '../kit/person.ts'
import { type AccessStore, write } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The same as for the log of who read which message. */
const KEPT_MS = 730 * DAY_MS

export type AuditEntry = { id: string; at: string; person: string; action: string; about: string }

/**
 * Adds an entry to the audit log.
 * @param action in words, such as "signed in".
 * @param about the object of the action. Never a secret, nor a visitor's words.
 */
export async function recordAudit(
  { database, now }: AccessStore,
  { name }: Pick<Person, 'name'>,
  action: string,
  about = '',
): Promise<void> {
  const at = now()
  const keptFrom = new Date(at.getTime() - KEPT_MS).toISOString()
  await write(async () => {
    await database.deleteFrom('studio_audit').where('at', '<', keptFrom).execute()
    await database
      .insertInto('studio_audit')
      .values({ id: randomUUID(), at: at.toISOString(), person: name, action, about })
      .execute()
  })
}

/** @returns the latest entries, newest first. */
export function listAudit({ database }: AccessStore, limit: number): Promise<AuditEntry[]> {
  return database
    .selectFrom('studio_audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
