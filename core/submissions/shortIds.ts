import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { SubmissionError } from './SubmissionError.ts'
import { WrongValueError } from './values.ts'

/** Enough to show which messages match. */
const MAX_SHOWN = 5

/**
 * Checks that a text can be an id or the end of one.
 * @throws WrongValueError
 */
export function checkShortId(given: string): string {
  if (/^[\da-f-]{1,36}$/i.test(given)) return given.toLowerCase()
  throw new WrongValueError('id', given, { kind: 'id' })
}

/**
 * Finds the one message whose id has this end.
 * @throws SubmissionError if no message matches, or more than one.
 */
export async function findByShortId(database: Kysely<Tables>, shortId: string): Promise<string> {
  const found = await database
    .selectFrom('submissions')
    .select('id')
    .where('id', 'like', `%${shortId}`)
    .orderBy('id')
    .limit(MAX_SHOWN + 1)
    .execute()
  const [first, second] = found
  if (!first) throw new SubmissionError({ kind: 'unknown-id', shortId })
  if (!second) return first.id
  const ids = found.slice(0, MAX_SHOWN).map(({ id }) => id)
  throw new SubmissionError({
    kind: 'ambiguous-id',
    shortId,
    ids,
    isMore: found.length > MAX_SHOWN,
  })
}

const SHORT_LENGTH = 8

/**
 * Gives the shortest end of each id, of at least eight characters, that no other message shares. Ids begin with the
 * time, so a beginning that is unique now would be shared by later messages of the same minute.
 */
export async function shortenIds(
  database: Kysely<Tables>,
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
