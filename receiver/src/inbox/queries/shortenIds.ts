import { type Kysely, sql } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'

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
