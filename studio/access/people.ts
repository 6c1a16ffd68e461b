import type { Person } from './person.ts'
import { type AccessStore, type AccessTransaction, write } from './tables.ts'

/** Somebody who may come in, and when a key of theirs was last used. */
export type ListedPerson = Person & { since: string; lastSignIn: string | null }

/** @returns who may come in, owners and writers, by name. */
export function listPeople({ database }: AccessStore): Promise<ListedPerson[]> {
  return database
    .selectFrom('studio_people')
    .leftJoin('studio_passkeys', 'person_id', 'studio_people.id')
    .select(['studio_people.id', 'name', 'role', 'studio_people.created_at as since'])
    .select(({ fn }) => fn.max('used_at').as('lastSignIn'))
    .where('ended_at', 'is', null)
    .groupBy(['studio_people.id', 'name', 'role', 'studio_people.created_at'])
    .orderBy('name')
    .execute()
}

/** Whether two people would be taken for one another. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/**
 * Lets somebody in no longer: keys and sessions go with the right to come in.
 * @returns the person; undefined for nobody known, and for the last owner, who stays.
 */
export function endPerson({ database, now }: AccessStore, id: string): Promise<Person | undefined> {
  return write(() =>
    database.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable('studio_people')
        .set({ ended_at: now().toISOString() })
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
      if (!ended) return undefined
      await forgetKeys(transaction, id)
      return ended
    }),
  )
}

/** Takes from somebody the keys, and the sessions that were begun with them. */
export async function forgetKeys(transaction: AccessTransaction, personId: string): Promise<void> {
  await transaction.deleteFrom('studio_sessions').where('person_id', '=', personId).execute()
  await transaction.deleteFrom('studio_passkeys').where('person_id', '=', personId).execute()
}
