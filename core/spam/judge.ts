import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { lowerEmail } from '../lib/lowerEmail.ts'
import { learnedRows, learnedSignals } from './learnedWords.ts'
import { isSpam, type SpamSignal } from './signals.ts'
import { type JudgedText, withoutLinks } from './textSignals.ts'

const TEXT_WINDOW_MS = 30 * 24 * 60 * 60 * 1000
const ADDRESS_WINDOW_MS = 60 * 60 * 1000
/** So many earlier copies of a text are bulk mail; a person repeats a text only when no answer came. */
const BULK_TEXTS = 3
/** Other messages from the same address within an hour. */
const MANY_MESSAGES = 4
const FLOOD_MESSAGES = 10

/** Bounds the cost of a judgement during a flood. */
const MAX_COUNTED = 100

/** Different people write the same shorter texts ("Please call me back"). */
const MIN_FINGERPRINT_LETTERS = 40

/**
 * A hash that identifies a text although its links, numbers and punctuation change; null for a short text. The words
 * cannot be recovered from it.
 */
function textFingerprint(comments: string | null): string | null {
  const words = withoutLinks(comments ?? '').normalize('NFKC')
  const letters = words.toLowerCase().replace(/\P{L}+/gu, '')
  if (letters.length < MIN_FINGERPRINT_LETTERS) return null
  return createHash('sha256').update(letters).digest('base64url')
}

/** A submission that is about to be stored. */
type JudgedSubmission = {
  receivedAt: Date
  submission: JudgedText & {
    form: Tables['submissions']['form']
    /** Signals from the form itself. */
    signals: readonly SpamSignal[]
    tokenId: string | null
  }
}

/**
 * Judges submissions by their forms' content and by the stored submissions.
 * @returns the submissions in order, each with the verdict to store.
 */
export async function judgeSubmissions<One extends JudgedSubmission>(
  transaction: Transaction<Tables>,
  received: readonly One[],
) {
  const fingerprinted = received.map((one) => {
    return { ...one, fingerprint: textFingerprint(one.submission.comments) }
  })
  const history = await historySignals(transaction, fingerprinted)
  return fingerprinted.map((one, index) => {
    const { submission, fingerprint } = one
    const signals = [...submission.signals, ...(history[index] ?? [])]
    const verdict = {
      status: isSpam(signals) ? ('spam' as const) : ('new' as const),
      spam_signals: JSON.stringify(signals),
      text_fingerprint: fingerprint,
      token_id: submission.tokenId,
    }
    return { ...one, verdict }
  })
}

type NewSubmission = JudgedSubmission & { fingerprint: string | null }

/**
 * Judges new submissions by the stored ones, and by the words learned from the owner's marks. Submissions in the same
 * batch are not compared with each other.
 * @returns the signals of each submission, in order.
 */
async function historySignals(
  transaction: Transaction<Tables>,
  received: readonly NewSubmission[],
): Promise<SpamSignal[][]> {
  const usedTokens = await findUsedTokens(transaction, received)
  const messages = received.filter(({ submission }) => submission.form === 'contact')
  const counts = messages.length > 0 ? await countStored(transaction, messages) : undefined
  const all: SpamSignal[][] = []
  for (const one of received) {
    const { submission } = one
    const { form, tokenId } = submission
    const signals: SpamSignal[] = []
    if (tokenId !== null && usedTokens.has(tokenId)) signals.push(['used-token', ''])
    if (form === 'contact') {
      const found = counts?.get(one)
      const sameTexts = Number(found?.same_texts ?? 0)
      if (sameTexts >= BULK_TEXTS) signals.push(['bulk-text', String(sameTexts)])
      else if (sameTexts > 0) signals.push(['repeated-text', ''])
      const others = Number(found?.same_address ?? 0)
      if (others >= FLOOD_MESSAGES) signals.push(['message-flood', String(others)])
      else if (others >= MANY_MESSAGES) signals.push(['many-messages', String(others)])
      if (Number(found?.learned) > 0)
        signals.push(...(await learnedSignals(transaction, submission)))
    }
    all.push(signals)
  }
  return all
}

async function findUsedTokens(
  transaction: Transaction<Tables>,
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

/**
 * Counts, for each message, the stored messages with the same text and with the same address, up to `MAX_COUNTED`, and
 * finds out whether enough words have been learned. One statement, because PostgreSQL is reached over a network.
 */
async function countStored(transaction: Transaction<Tables>, messages: readonly NewSubmission[]) {
  const rows = messages.map(({ submission, fingerprint }, index) => {
    return sql`(${sql.lit(index)}, ${fingerprint}, ${submission.email.toLowerCase()})`
  })
  const stored = (since: string) =>
    transaction
      .selectFrom('submissions')
      .select('id')
      .where('form', '=', 'contact')
      .where('received_at', '>', since)
      .limit(MAX_COUNTED)
  const counts = await transaction
    .with('asked(position, fingerprint, address)', () => sql<Asked>`(values ${sql.join(rows)})`)
    .selectFrom('asked')
    .select(({ selectFrom, fn, ref }) => {
      const texts = stored(windowStart(messages, TEXT_WINDOW_MS)).where(
        'text_fingerprint',
        '=',
        ref('asked.fingerprint'),
      )
      const addresses = stored(windowStart(messages, ADDRESS_WINDOW_MS)).where(
        lowerEmail,
        '=',
        ref('asked.address'),
      )
      return [
        'position',
        selectFrom(texts.as('found')).select(fn.countAll().as('count')).as('same_texts'),
        selectFrom(addresses.as('found')).select(fn.countAll().as('count')).as('same_address'),
        learnedRows(transaction).as('learned'),
      ]
    })
    .execute()
  return new Map(counts.map(({ position, ...found }) => [messages[position], found]))
}

/** One of the judged messages, by its position in the batch. */
type Asked = { position: number; fingerprint: string | null; address: string }

/** One window for the whole batch, because a batch spans moments only. */
function windowStart(received: readonly NewSubmission[], windowMs: number): string {
  const latestMs = Math.max(...received.map(({ receivedAt }) => receivedAt.getTime()))
  return new Date(latestMs - windowMs).toISOString()
}
