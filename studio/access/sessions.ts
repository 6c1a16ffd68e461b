import { randomUUID } from 'node:crypto'
import type { Person } from '../kit/person.ts'
import { createToken, hashToken } from './secretToken.ts'
import { type AccessStore, write } from './tables.ts'

export const SESSION_S = 12 * 60 * 60

export type Session = { id: string; person: Person }
export type ListedSession = {
  id: string
  personId: string
  name: string
  startedAt: string
  expiresAt: string
}

/**
 * Starts a session, always with a new token: one that the browser already has is never reused.
 * @returns the token. Only its hash is stored.
 */
export async function startSession(
  { database, now }: AccessStore,
  personId: string,
): Promise<string> {
  const token = createToken()
  const start = now()
  const session = {
    id: randomUUID(),
    token_hash: hashToken(token),
    person_id: personId,
    created_at: start.toISOString(),
    expires_at: new Date(start.getTime() + SESSION_S * 1000).toISOString(),
  }
  await write(async () => {
    await database
      .deleteFrom('studio_sessions')
      .where('expires_at', '<=', start.toISOString())
      .execute()
    await database.insertInto('studio_sessions').values(session).execute()
  })
  return token
}

/** The session of a cookie, unless it has expired or its person has lost access. */
export async function findSession(
  { database, now }: AccessStore,
  token: string,
): Promise<Session | undefined> {
  const row = await database
    .selectFrom('studio_sessions')
    .innerJoin('studio_people', 'studio_people.id', 'studio_sessions.person_id')
    .select(['studio_sessions.id as sessionId', 'studio_people.id', 'name', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now().toISOString())
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { sessionId, ...person } = row
  return { id: sessionId, person }
}

/** @returns everybody's current sessions, newest first. */
export function listSessions({ database, now }: AccessStore): Promise<ListedSession[]> {
  return database
    .selectFrom('studio_sessions as session')
    .innerJoin('studio_people as person', 'person.id', 'person_id')
    .select(['session.id', 'person_id as personId', 'name'])
    .select(['session.created_at as startedAt', 'expires_at as expiresAt'])
    .where('expires_at', '>', now().toISOString())
    .orderBy('session.created_at', 'desc')
    .execute()
}

/** Ends a session: its cookie stops working at once. */
export async function endSession({ database }: AccessStore, id: string): Promise<void> {
  await write(() => database.deleteFrom('studio_sessions').where('id', '=', id).execute())
}
