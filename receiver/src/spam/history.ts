import { createHash } from 'node:crypto'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { lowerEmail, type ReceiverDatabase, type Submission } from '../storage/schema.ts'
import { valueRows } from '../storage/valueRows.ts'
import { learnedRows, learnedSignals } from './learnedWords.ts'
import type { SpamSignal } from './signals.ts'
import { withoutLinks } from './textSignals.ts'

const TEXT_WINDOW_MS = 30 * 24 * 60 * 60 * 1000
const ADDRESS_WINDOW_MS = 60 * 60 * 1000
/** The same text so often before: a person sends it again when no answer came. */
const BULK_TEXTS = 3
/** Other messages of an address within an hour. */
const MANY_MESSAGES = 4
const FLOOD_MESSAGES = 10

/** Whoever floods us makes no judgement dearer than this. */
const MAX_COUNTED = 100

/** Shorter texts ("Please call me back") are many people's. */
const MIN_FINGERPRINT_LETTERS = 40

/**
 * Tells a text that comes again, whatever links, numbers and signs were changed in it; null for one that is
 * short. The words cannot be read from it.
 */
export function textFingerprint(comments: string | null): string | null {
  const words = withoutLinks(comments ?? '').normalize('NFKC')
  const letters = words.toLowerCase().replace(/\P{L}+/gu, '')
  if (letters.length < MIN_FINGERPRINT_LETTERS) return null
  return createHash('sha256').update(letters).digest('base64url')
}

type NewSubmission = { submission: Submission; receivedAt: Date; fingerprint: string | null }

/**
 * Judges new submissions by those that are stored, and by the words that the owner's marks have taught. Those
 * that arrive in one batch do not know of each other.
 * @returns signals for each of them, in their order.
 */
export async function historySignals(
  transaction: Transaction<ReceiverDatabase>,
  received: readonly NewSubmission[],
): Promise<SpamSignal[][]> {
  const usedTokens = await findUsedTokens(transaction, received)
  const messages = received.filter(({ submission }) => submission.form === 'contact')
  const since = (windowMs: number) => windowStart(received, windowMs)
  const texts = {
    column: sql.ref('text_fingerprint'),
    values: messages.flatMap(({ fingerprint }) => fingerprint ?? []),
    since: since(TEXT_WINDOW_MS),
  }
  const addresses = {
    column: lowerEmail,
    values: messages.map(({ submission }) => submission.email.toLowerCase()),
    since: since(ADDRESS_WINDOW_MS),
  }
  const counts = await countMessages(transaction, texts, addresses)
  const all: SpamSignal[][] = []
  for (const { submission, fingerprint } of received) {
    const { form, email, tokenId } = submission
    const signals: SpamSignal[] = []
    if (tokenId !== null && usedTokens.has(tokenId)) signals.push(['used-token', ''])
    if (form === 'contact') {
      const sameTexts = fingerprint === null ? 0 : counts.of(texts, fingerprint)
      if (sameTexts >= BULK_TEXTS) signals.push(['bulk-text', String(sameTexts)])
      else if (sameTexts > 0) signals.push(['repeated-text', ''])
      const others = counts.of(addresses, email.toLowerCase())
      if (others >= FLOOD_MESSAGES) signals.push(['message-flood', String(others)])
      else if (others >= MANY_MESSAGES) signals.push(['many-messages', String(others)])
      if (counts.hasLearned) signals.push(...(await learnedSignals(transaction, submission)))
    }
    all.push(signals)
  }
  return all
}

async function findUsedTokens(
  transaction: Transaction<ReceiverDatabase>,
  received: readonly NewSubmission[],
): Promise<Set<string | null>> {
  const ids = received.flatMap(({ submission }) => submission.tokenId ?? [])
  if (ids.length === 0) return new Set()
  const rows = await transaction
    .selectFrom('submissions')
    .select('token_id')
    .where('token_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ token_id }) => token_id))
}

type Asked = { column: RawBuilder<unknown>; values: readonly string[]; since: string }

/**
 * Counts the stored messages that have each of these values, up to `MAX_COUNTED`, and finds out whether enough has been
 * learned. All in one statement, as PostgreSQL is asked across a network.
 */
async function countMessages(transaction: Transaction<ReceiverDatabase>, ...asked: Asked[]) {
  const filled = asked.filter(({ values }) => values.length > 0)
  if (filled.length === 0) return { of: () => 0, hasLearned: false }
  const names = filled.map((_, index) => sql.ref(`asked_${index}`))
  const lists = filled.map(({ values }, index) => {
    const rows = [...new Set(values)].map((value) => [value])
    return sql`${names[index]} (value) as (${valueRows(rows)})`
  })
  const counts = filled.map(
    ({ column, since }, index) => sql`
    select ${sql.lit(index)} as place, value, (
      select count(*) from (
        select 1 from submissions
        where ${column} = value and form = 'contact' and received_at > ${since}
        limit ${sql.lit(MAX_COUNTED)}
      ) as found
    ) as count
    from ${names[index]}`,
  )
  const learned = sql`select -1 as place, '' as value, ${learnedRows} as count`
  const { rows } = await sql<{ place: number; value: string; count: number | string }>`
    with ${sql.join(lists)} ${sql.join([...counts, learned], sql` union all `)}`.execute(
    transaction,
  )
  const found = new Map(rows.map(({ place, value, count }) => [`${place} ${value}`, Number(count)]))
  return {
    of: (one: Asked, value: string) => found.get(`${filled.indexOf(one)} ${value}`) ?? 0,
    hasLearned: found.get('-1 ') === 1,
  }
}

/** One window for a batch: it spans moments. */
function windowStart(received: readonly NewSubmission[], windowMs: number): string {
  const latestMs = Math.max(...received.map(({ receivedAt }) => receivedAt.getTime()))
  return new Date(latestMs - windowMs).toISOString()
}
