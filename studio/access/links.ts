import { randomUUID } from 'node:crypto'
import type { Person, Role } from '../kit/person.ts'
import { addKey, forgetKeys, type NewPasskey } from './keys.ts'
import { addPerson } from './people.ts'
import { createToken, hashToken } from './secretToken.ts'
import { type AccessStore, type LinkKind, write } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000
/** A link from the command line or for a lost key is used at once; an invitation may be read days later. */
const LIFETIMES_MS: Record<LinkKind, number> = {
  'first-owner': HOUR_MS,
  'lost-key': HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
}

export type NewLink =
  | { kind: 'first-owner' }
  | { kind: 'invitation'; name: string; role: Role; email?: string | null }
  | { kind: 'lost-key'; personId: string }

/** A link, with the person who may sign in by it. */
export type Link = {
  kind: LinkKind
  /** ID of the person whose key was lost, or of the person to be created. */
  personId: string
  /** Blank for the first owner, who enters it. */
  name: string
  role: Role
}

/** The path of a link of the studio. */
export const linkPath = (token: string) => `/access/link/${token}`

/** @returns the link's token. Only its hash is stored. */
export async function createLink(
  { database, now }: AccessStore,
  link: NewLink,
  lifetimeMs = LIFETIMES_MS[link.kind],
): Promise<string> {
  const token = createToken()
  const at = now()
  const row = {
    token_hash: hashToken(token),
    kind: link.kind,
    person_id: link.kind === 'lost-key' ? link.personId : null,
    name: link.kind === 'invitation' ? link.name : null,
    role: link.kind === 'invitation' ? link.role : null,
    email: link.kind === 'invitation' ? (link.email ?? null) : null,
    expires_at: new Date(at.getTime() + lifetimeMs).toISOString(),
    used_at: null,
  }
  await write(async () => {
    await database.deleteFrom('studio_links').where('expires_at', '<=', at.toISOString()).execute()
    await database.insertInto('studio_links').values(row).execute()
  })
  return token
}

/**
 * Finds the link of a token.
 * @returns undefined if the link is unknown, used or expired, if its person no longer has access, or if it is for the
 * first owner and there is an owner already.
 */
export async function findLink(
  { database, now }: AccessStore,
  token: string,
): Promise<Link | undefined> {
  const row = await database
    .selectFrom('studio_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const current = database.selectFrom('studio_people').where('ended_at', 'is', null)
  if (row.kind === 'first-owner') {
    const owner = await current.select('id').where('role', '=', 'owner').executeTakeFirst()
    if (owner) return undefined
  }
  if (row.person_id === null) {
    const { kind, name, role } = row
    return { kind, personId: randomUUID(), name: name ?? '', role: role ?? 'owner' }
  }
  const person = await current
    .select(['id', 'name', 'role'])
    .where('id', '=', row.person_id)
    .executeTakeFirst()
  return person && { kind: row.kind, personId: person.id, name: person.name, role: person.role }
}

/** An invitation that nobody has followed yet. */
export type OpenInvitation = { id: string; name: string; role: Role; until: string }

/** @returns the invitations that are still valid, newest first. */
export async function listInvitations({ database, now }: AccessStore): Promise<OpenInvitation[]> {
  const rows = await database
    .selectFrom('studio_links')
    .select(['token_hash as id', 'name', 'role', 'expires_at as until'])
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .orderBy('expires_at', 'desc')
    .execute()
  return rows.map(({ name, role, ...row }) => ({
    ...row,
    name: name ?? '',
    role: role ?? 'writer',
  }))
}

/**
 * Replaces the link of an invitation that is still valid; the old link stops working.
 * @returns the new token, with the role and address of the invited person; undefined if the invitation is no longer
 * valid.
 */
export async function renewInvitation(
  { database, now }: AccessStore,
  { name, until }: Pick<OpenInvitation, 'name' | 'until'>,
): Promise<{ token: string; role: Role; email: string | null } | undefined> {
  const token = createToken()
  const renewed = await write(() =>
    database
      .updateTable('studio_links')
      .set({ token_hash: hashToken(token) })
      .where('kind', '=', 'invitation')
      .where('name', '=', name)
      .where('expires_at', '=', until)
      .where('expires_at', '>', now().toISOString())
      .where('used_at', 'is', null)
      .returning(['role', 'email'])
      .executeTakeFirst(),
  )
  return renewed && { token, role: renewed.role ?? 'writer', email: renewed.email }
}

/** Revokes an invitation. @returns the invited person's name; undefined if there is no such invitation. */
export async function endInvitation(
  { database }: AccessStore,
  id: string,
): Promise<string | undefined> {
  const ended = await write(() =>
    database
      .deleteFrom('studio_links')
      .where('token_hash', '=', id)
      .where('kind', '=', 'invitation')
      .where('used_at', 'is', null)
      .returning('name')
      .executeTakeFirst(),
  )
  return ended?.name ?? undefined
}

/**
 * Consumes a link and registers the person's new key. A link for a lost key first deletes all their keys and sessions.
 * @returns false if the link has been used meanwhile, or has expired.
 * @throws NameTakenError, KeyTakenError; the link then stays valid.
 */
export function followLink(
  store: AccessStore,
  token: string,
  person: Person,
  passkey: NewPasskey,
): Promise<boolean> {
  const at = store.now().toISOString()
  return write(() =>
    store.database.transaction().execute(async (transaction) => {
      const used = await transaction
        .updateTable('studio_links')
        .set({ used_at: at })
        .where('token_hash', '=', hashToken(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .returning(['kind', 'email'])
        .executeTakeFirst()
      if (!used) return false
      if (used.kind === 'lost-key') await forgetKeys(transaction, person.id)
      else await addPerson(transaction, { ...person, email: used.email }, at)
      await addKey(transaction, passkey, { personId: person.id, name: '', usedAt: at }, at)
      return true
    }),
  )
}
