import { type Kysely, sql } from 'kysely'
import { InboxError, UsageError } from '../../cli/Command.ts'
import type { ReceiverDatabase } from '../tables.ts'

/** Enough to show which ones are meant. */
const MAX_SHOWN = 5

/**
 * Checks that a text can be an id or its end.
 * @throws UsageError
 */
export function checkShortId(given: string): string {
  if (/^[\da-f-]{1,36}$/i.test(given)) return given.toLowerCase()
  throw new UsageError(
    `"${given}" is no id. Ids stand first in each line of list, such as 3f9c02ab.`,
  )
}

/**
 * Finds the one message whose id ends so.
 * @throws InboxError where there is none, or more than one.
 */
export async function findByShortId(
  database: Kysely<ReceiverDatabase>,
  shortId: string,
): Promise<string> {
  const found = await database
    .selectFrom('submissions')
    .select('id')
    .where('id', 'like', `%${shortId}`)
    .orderBy('id')
    .limit(MAX_SHOWN + 1)
    .execute()
  const [first, second] = found
  if (!first) throw new InboxError(`No message has an id that ends with ${shortId}.`)
  if (!second) return first.id
  const ids = found.slice(0, MAX_SHOWN).map(({ id }) => id)
  const more = found.length > MAX_SHOWN ? ' and more' : ''
  throw new InboxError(
    `Several ids end with ${shortId}: ${ids.join(', ')}${more}. Give more of the one you mean.`,
  )
}

const SHORT_LENGTH = 8

/**
 * Gives the shortest end of each id, of eight signs or more, that no other message shares. Ids begin
 * with the time, so beginnings look alike, and one that is alone now is shared with what comes in the same minute.
 */
export async function shortenIds(
  database: Kysely<ReceiverDatabase>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const end = sql<string>`substr(id, length(id) - ${sql.lit(SHORT_LENGTH - 1)})`
  const rivals = await database
    .selectFrom('submissions')
    .select('id')
    .where(end, 'in', [...new Set(ids.map((id) => id.slice(-SHORT_LENGTH)))])
    .execute()
  return new Map(
    ids.map((id) => [
      id,
      shortest(
        id,
        rivals.map((rival) => rival.id),
      ),
    ]),
  )
}

function shortest(id: string, all: readonly string[]): string {
  let length = SHORT_LENGTH
  const isShared = () => all.some((other) => other !== id && other.endsWith(id.slice(-length)))
  while (length < id.length && isShared()) length += 1
  return id.slice(-length)
}
