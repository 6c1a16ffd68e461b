import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { lowerEmail } from '../lib/lowerEmail.ts'
import { learnedRows, learnedSignals } from './learnedWords.ts'
import { isSpam, type SpamSignal } from './signals.ts'
import { type JudgedText, withoutLinks } from './textSignals.ts'

const TEXT_WINDOW_MS = 30 * 24 * 60 * 60 * 1000
const ADDRESS_WINDOW_MS = 60 * 60 * 1000
/** The same text so often before: a person sends it again when no answer came. */
const BULK_TEXTS = 3
/** Other messages of an address within an hour. */
const MANY_MESSAGES = 4
const FLOOD_MESSAGES = 10

/** Bounds the cost of a judgement during a flood. */
const MAX_COUNTED = 100

/** Shorter texts ("Please call me back") are many people's. */
const MIN_FINGERPRINT_LETTERS = 40

/**
 * Tells a text that comes again, whatever links, numbers and signs were changed in it; null for one that is
 * short. The words cannot be read from it.
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
    /** Signs of spam in the form itself. */
    signals: readonly SpamSignal[]
    tokenId: string | null
  }
}

/**
 * Judges submissions by what their forms tell, and by what is stored.
 * @returns each of them, in order, with what is kept of its judgement.
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
 * Judges new submissions by those that are stored, and by the words that the owner's marks have taught. Those
 * that arrive in one batch do not know of each other.
 * @returns signals for each of them, in their order.
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
 * Counts for each message the stored ones with its text and with its address, up to `MAX_COUNTED`, and finds out
 * whether enough has been learned. All in one statement, as PostgreSQL is asked across a network.
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

/** One of the messages that are judged, by its position among them. */
type Asked = { position: number; fingerprint: string | null; address: string }

/** One window for a batch: it spans moments. */
function windowStart(received: readonly NewSubmission[], windowMs: number): string {
  const latestMs = Math.max(...received.map(({ receivedAt }) => receivedAt.getTime()))
  return new Date(latestMs - windowMs).toISOString()
}
