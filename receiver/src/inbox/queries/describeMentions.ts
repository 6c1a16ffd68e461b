import type { Kysely } from 'kysely'
import type { ReceiverDatabase } from '../../storage/schema.ts'
import { countWords } from '../terminal/countWords.ts'
import { countByStatus, selectPage } from './selectSubmissions.ts'
import { shortenIds } from './shortenIds.ts'

const MAX_SHOWN = 20

/**
 * Says which messages of other people name an address: their words, their fields, or an address
 * that holds it. They are another person's messages, so the owner decides about each.
 * @returns a sentence with a line break; empty where there are none.
 */
export async function describeMentions(
  database: Kysely<ReceiverDatabase>,
  email: string,
): Promise<string> {
  const filters = { words: [email], otherThanEmail: email }
  const counts = await countByStatus(database, filters)
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
  if (count === 0) return ''
  const page = await selectPage(database, filters, MAX_SHOWN)
  const ids = await shortenIds(
    database,
    page.map(({ id }) => id),
  )
  const shown = [...ids.values()].join(', ')
  const more = count > page.length ? ` and ${count - page.length} more` : ''
  return `Kept: ${countWords(count, 'message')} of other people that hold this address: ${shown}${more}. Read them with show.\n`
}
