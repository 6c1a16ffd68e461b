import { lowerEmail } from '../../core/lib/lowerEmail.ts'
import type { Person, Role } from '../kit/person.ts'
import { forgetKeys } from './keys.ts'
import { isSameName } from './names.ts'
import {
  type AccessStore,
  type AccessTransaction,
  lockPerson,
  type PeopleTable,
  write,
} from './tables.ts'

/** A person with access, and the time at which one of their keys was last used. */
export type ListedPerson = Person & { since: string; lastSignIn: string | null }

/** @returns the people with access, ordered by name. */
export function listPeople({ database }: AccessStore): Promise<ListedPerson[]> {
  return database
    .selectFrom('studio_people')
    .leftJoin('studio_passkeys', 'person_id', 'studio_people.id')
    .select(['studio_people.id', 'studio_people.name', 'role'])
    .select('studio_people.created_at as since')
    .select(({ fn }) => fn.max('used_at').as('lastSignIn'))
    .where('ended_at', 'is', null)
    .groupBy(['studio_people.id', 'studio_people.name', 'role', 'studio_people.created_at'])
    .orderBy('studio_people.name')
    .execute()
}

/**
 * Removes a person's access, with their keys and sessions.
 * @returns the person; undefined if the person is unknown or is the last owner, who cannot be removed.
 */
export function endPerson({ database, now }: AccessStore, id: string): Promise<Person | undefined> {
  return write(() =>
    database.transaction().execute(async (transaction) => {
      const changes = { ended_at: now().toISOString(), email: null, signature: null }
      const ended = await changeBesideOwner(transaction, id, changes)
      if (ended) await forgetKeys(transaction, id)
      return ended
    }),
  )
}

/**
 * Changes a person's role, from their next request on.
 * @returns the person; undefined if the person is unknown or is the last owner, who must stay one.
 */
export function changeRole(
  { database }: AccessStore,
  id: string,
  role: Role,
): Promise<Person | undefined> {
  return write(() =>
    database.transaction().execute((transaction) => changeBesideOwner(transaction, id, { role })),
  )
}

/** Changes a person, provided that there is another owner. */
async function changeBesideOwner(
  transaction: AccessTransaction,
  id: string,
  changes: Partial<Pick<PeopleTable, 'role' | 'ended_at' | 'email' | 'signature'>>,
): Promise<Person | undefined> {
  // Rows of this table are never deleted, so the first person ever added serves as a lock that all these transactions
  // share.
  const first = await transaction
    .selectFrom('studio_people')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!first) return undefined
  await lockPerson(transaction, first.id)
  return transaction
    .updateTable('studio_people')
    .set(changes)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('studio_people as other')
          .select('other.id')
          .where('other.role', '=', 'owner')
          .where('other.ended_at', 'is', null)
          .where('other.id', '<>', id),
      ),
    )
    .returning(['id', 'name', 'role'])
    .executeTakeFirst()
}

/** Whether a person with access has this name, or one that looks the same. */
export async function isPerson(store: AccessStore, name: string): Promise<boolean> {
  return (await listPeople(store)).some((person) => isSameName(person.name, name))
}

/** A person with access has the same name. The log and the history of the content tell people apart by name. */
export class NameTakenError extends Error {
  override name = 'NameTakenError'
}

/** @throws NameTakenError */
export async function addPerson(
  transaction: AccessTransaction,
  person: Person & { email: string | null },
  at: string,
): Promise<void> {
  const people = transaction.selectFrom('studio_people').select('name')
  const names = await people.where('ended_at', 'is', null).execute()
  if (names.some(({ name }) => isSameName(name, person.name))) throw new NameTakenError()
  await transaction
    .insertInto('studio_people')
    .values({ ...person, signature: null, created_at: at, ended_at: null })
    .execute()
}

/** @returns the person, if they have access and an address; else undefined. */
export async function findAddressee(
  { database }: AccessStore,
  id: string,
): Promise<(Person & { email: string }) | undefined> {
  const people = database.selectFrom('studio_people').select(['id', 'name', 'role', 'email'])
  const person = await people.where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst()
  return person && person.email !== null ? { ...person, email: person.email } : undefined
}

/** @param email null removes the address. */
export async function setEmail(
  { database }: AccessStore,
  id: string,
  email: string | null,
): Promise<void> {
  await write(() =>
    database.updateTable('studio_people').set({ email }).where('id', '=', id).execute(),
  )
}

/** @returns the signature below a person's replies; blank if they have none of their own. */
export async function findSignature({ database }: AccessStore, id: string): Promise<string> {
  const people = database.selectFrom('studio_people').select('signature')
  return (await people.where('id', '=', id).executeTakeFirst())?.signature ?? ''
}

export async function setSignature(
  { database }: AccessStore,
  id: string,
  signature: string,
): Promise<void> {
  await write(() =>
    database.updateTable('studio_people').set({ signature }).where('id', '=', id).execute(),
  )
}

/** @returns the people with access who have this address, ignoring case: several may share a mailbox. */
export function findByEmail({ database }: AccessStore, email: string): Promise<Person[]> {
  return database
    .selectFrom('studio_people')
    .select(['id', 'name', 'role'])
    .where(lowerEmail, '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .execute()
}
