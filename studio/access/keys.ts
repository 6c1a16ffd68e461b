import { type AccessStore, type AccessTransaction, lockPerson, write } from './tables.ts'

/** A key as the browser registered it. */
export type NewPasskey = {
  id: string
  /** COSE, in base64url. */
  publicKey: string
  counter: number
}

/** Times are ISO 8601. */
export type ListedKey = { id: string; name: string; madeAt: string; usedAt: string | null }

/** @returns a person's keys, oldest first. */
export function listKeys({ database }: AccessStore, personId: string): Promise<ListedKey[]> {
  return database
    .selectFrom('studio_passkeys')
    .select(['id', 'name', 'created_at as madeAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The key is already registered, for this person or another: one key cannot identify two people. */
export class KeyTakenError extends Error {
  override name = 'KeyTakenError'
}

/**
 * Registers a key for a person.
 * @param at current time in ISO 8601.
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
 * Removes one of a person's keys unless it is their last, and ends all their sessions except `keptSessionId`, since any
 * of them may have been started with the key.
 * @returns the name of the key; undefined if the key is not theirs, or is their last.
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

/** Deletes all keys and sessions of a person. */
export async function forgetKeys(transaction: AccessTransaction, personId: string): Promise<void> {
  await lockPerson(transaction, personId)
  await transaction.deleteFrom('studio_sessions').where('person_id', '=', personId).execute()
  await transaction.deleteFrom('studio_passkeys').where('person_id', '=', personId).execute()
}
