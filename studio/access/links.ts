import { randomUUID } from 'node:crypto'
import { forgetKeys } from './people.ts'
import type { Person, Role } from './person.ts'
import { createToken, hashToken } from './secretToken.ts'
import { type AccessStore, type LinkKind, write } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000
/** Who runs the command, or asks for a key, sits before the screen; who is invited reads it some day. */
const LIFETIMES_MS: Record<LinkKind, number> = {
  'first-owner': HOUR_MS,
  'lost-key': HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
}

export type NewLink =
  | { kind: 'first-owner' }
  | { kind: 'invitation'; name: string; role: Role }
  | { kind: 'lost-key'; personId: string }

/** Whom a link lets in. */
export type Link = {
  kind: LinkKind
  /** Of the person whose key was lost, or of who is to be made. */
  personId: string
  /** Blank for the first owner, who says it. */
  name: string
  role: Role
}

/** What stands in a link of the studio. */
export const linkPath = (token: string) => `/access/link/${token}`

/** @returns the link's token, which is known to who is handed it alone. */
export async function createLink({ database, now }: AccessStore, link: NewLink): Promise<string> {
  const token = createToken()
  const at = now()
  const row = {
    token_hash: hashToken(token),
    kind: link.kind,
    person_id: link.kind === 'lost-key' ? link.personId : null,
    name: link.kind === 'invitation' ? link.name : null,
    role: link.kind === 'invitation' ? link.role : null,
    expires_at: new Date(at.getTime() + LIFETIMES_MS[link.kind]).toISOString(),
    used_at: null,
  }
  await write(async () => {
    await database.deleteFrom('studio_links').where('expires_at', '<=', at.toISOString()).execute()
    await database.insertInto('studio_links').values(row).execute()
  })
  return token
}

/**
 * What a token stands for. Undefined for one that is unknown, used or over, whose person may not come in, or
 * that was made for the first owner when there is one already.
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

/** A key as it was registered. */
export type NewPasskey = {
  id: string
  /** COSE, in base64url. */
  publicKey: string
  counter: number
}

/**
 * Uses a link up, and lets its person in with the key from now on. A lost key is worth nothing afterwards, nor is
 * what was begun with it.
 * @returns false where somebody else has used the link meanwhile.
 * @throws the database's error where the name is taken; the link is not used then.
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
        .returning('kind')
        .executeTakeFirst()
      if (!used) return false
      if (used.kind === 'lost-key') await forgetKeys(transaction, person.id)
      else
        await transaction
          .insertInto('studio_people')
          .values({ ...person, created_at: at, ended_at: null })
          .execute()
      await transaction
        .insertInto('studio_passkeys')
        .values({
          id: passkey.id,
          person_id: person.id,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          created_at: at,
          used_at: at,
        })
        .execute()
      return true
    }),
  )
}
