import { type AccessStore, type AccessTransaction, lockPerson, write } from './tables.ts'

/** A key as it was registered. */
export type NewPasskey = {
  id: string
  /** COSE, in base64url. */
  publicKey: string
  counter: number
}

/** Times are ISO 8601. */
export type ListedKey = { id: string; name: string; madeAt: string; usedAt: string | null }

/** @returns the keys of somebody, the oldest first. */
export function listKeys({ database }: AccessStore, personId: string): Promise<ListedKey[]> {
  return database
    .selectFrom('studio_passkeys')
    .select(['id', 'name', 'created_at as madeAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A key opens the studio already, for this person or another: it cannot stand for two. */
export class KeyTakenError extends Error {
  override name = 'KeyTakenError'
}

/**
 * Lets somebody in with a key from now on.
 * @param at ISO 8601, now.
 * @throws KeyTakenError
 */
export async function addKey(
  database: Pick<AccessTransaction, 'insertInto'>,
  { id, publicKey: public_key, counter }: NewPasskey,
  {
    personId: person_id,
    name,
    usedAt: used_at,
  }: { personId: string } & Omit<ListedKey, 'id' | 'madeAt'>,
  at: string,
): Promise<void> {
  const added = await database
    .insertInto('studio_passkeys')
    .values({ id, person_id, name, public_key, counter, created_at: at, used_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new KeyTakenError()
}

/**
 * Takes a key from its person, who has another one, with every session but one: it may have been begun with the key.
 * @returns the name of the key; undefined for one that is not theirs, and for their last, which stays.
 */
export function endKey(
  { database }: AccessStore,
  { id, personId, keptSessionId }: { id: string; personId: string; keptSessionId: string },
): Promise<string | undefined> {
  return write(() =>
    database.transaction().execute(async (transaction) => {
      await lockPerson(transaction, personId)
      const ended = await transaction
        .deleteFrom('studio_passkeys')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('studio_passkeys as other')
              .select('other.id')
              .where('other.person_id', '=', personId)
              .where('other.id', '<>', id),
          ),
        )
        .returning('name')
        .executeTakeFirst()
      if (!ended) return undefined
      await transaction
        .deleteFrom('studio_sessions')
        .where('person_id', '=', personId)
        .where('id', '<>', keptSessionId)
        .execute()
      return ended.name
    }),
  )
}

/** Takes from somebody all keys, and the sessions that were begun with them. */
export async function forgetKeys(transaction: AccessTransaction, personId: string): Promise<void> {
  await lockPerson(transaction, personId)
  await transaction.deleteFrom('studio_sessions').where('person_id', '=', personId).execute()
  await transaction.deleteFrom('studio_passkeys').where('person_id', '=', personId).execute()
}
