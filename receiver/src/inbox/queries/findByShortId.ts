import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import { InboxError, UsageError } from '../InboxError.ts'

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
