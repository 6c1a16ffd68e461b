import { type Kysely, sql } from 'kysely'
import type { ReceiverDatabase } from '../storage/schema.ts'
import { InboxError, UsageError } from './Command.ts'

/** Enough to show which ones are meant. */
const MAX_SHOWN = 5

/**
 * Checks that a text can be an id or its beginning.
 * @throws UsageError
 */
export function checkShortId(given: string): string {
  if (/^[\da-f-]{1,36}$/i.test(given)) return given.toLowerCase()
  throw new UsageError(
    `"${given}" is no id. Ids stand first in each line of list, such as 3f9c02ab.`,
  )
}

/**
 * Finds the one message whose id begins so.
 * @throws InboxError where there is none, or more than one.
 */
export async function findByShortId(
  database: Kysely<ReceiverDatabase>,
  shortId: string,
): Promise<string> {
  const found = await database
    .selectFrom('submissions')
    .select('id')
    .where('id', 'like', `${shortId}%`)
    .orderBy('id')
    .limit(MAX_SHOWN + 1)
    .execute()
  const [first, second] = found
  if (!first) throw new InboxError(`No message has an id that begins with ${shortId}.`)
  if (!second) return first.id
  const ids = found.slice(0, MAX_SHOWN).map(({ id }) => id)
  const more = found.length > MAX_SHOWN ? ' and more' : ''
  throw new InboxError(
    `Several ids begin with ${shortId}: ${ids.join(', ')}${more}. Give more of the one you mean.`,
  )
}

const SHORT_LENGTH = 8

/** Gives the shortest beginning of each id, of eight signs or more, that no other message shares. */
export async function shortenIds(
  database: Kysely<ReceiverDatabase>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const beginning = sql<string>`substr(id, 1, ${sql.lit(SHORT_LENGTH)})`
  const rivals = await database
    .selectFrom('submissions')
    .select('id')
    .where(beginning, 'in', [...new Set(ids.map((id) => id.slice(0, SHORT_LENGTH)))])
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
  const isShared = () => all.some((other) => other !== id && other.startsWith(id.slice(0, length)))
  while (length < id.length && isShared()) length += 1
  return id.slice(0, length)
}
