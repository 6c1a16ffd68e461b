import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { lowerEmail, type ReceiverDatabase, type Submission } from '../storage/schema.ts'
import { hasLearned, learnedSignals } from './learnedWords.ts'
import type { SpamSignal } from './signals.ts'
import { withoutLinks } from './textSignals.ts'

const TEXT_WINDOW_MS = 30 * 24 * 60 * 60 * 1000
const ADDRESS_WINDOW_MS = 60 * 60 * 1000
/** The same text so often before: a person sends it again when no answer came. */
const BULK_TEXTS = 3
/** Other messages of an address within an hour. */
const MANY_MESSAGES = 4
const FLOOD_MESSAGES = 10

/** Shorter texts ("Please call me back") are many people's. */
const MIN_FINGERPRINT_LETTERS = 40

/**
 * Tells a text that comes again, whatever links, numbers and signs were changed in it; null for one that is
 * short. The words cannot be read from it.
 */
export function textFingerprint(comments: string | null): string | null {
  const words = withoutLinks(comments ?? '').normalize('NFKC')
  const letters = words.toLowerCase().replace(/\P{L}/gu, '')
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
  const texts = await countTexts(transaction, messages)
  const addresses = await countAddresses(transaction, messages)
  const knowsWords = messages.length > 0 && (await hasLearned(transaction))
  const all: SpamSignal[][] = []
  for (const { submission, fingerprint } of received) {
    const { form, email, tokenId } = submission
    const signals: SpamSignal[] = []
    if (tokenId !== null && usedTokens.has(tokenId)) signals.push(['used-token', ''])
    if (form === 'contact') {
      const sameTexts = fingerprint === null ? 0 : (texts.get(fingerprint) ?? 0)
      if (sameTexts >= BULK_TEXTS) signals.push(['bulk-text', String(sameTexts)])
      else if (sameTexts > 0) signals.push(['repeated-text', ''])
      const others = addresses.get(email.toLowerCase()) ?? 0
      if (others >= FLOOD_MESSAGES) signals.push(['message-flood', String(others)])
      else if (others >= MANY_MESSAGES) signals.push(['many-messages', String(others)])
      if (knowsWords) signals.push(...(await learnedSignals(transaction, submission)))
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

async function countTexts(
  transaction: Transaction<ReceiverDatabase>,
  messages: readonly NewSubmission[],
): Promise<Map<string | null, number>> {
  const fingerprints = messages.flatMap(({ fingerprint }) => fingerprint ?? [])
  if (fingerprints.length === 0) return new Map()
  const rows = await transaction
    .selectFrom('submissions')
    .select(({ fn }) => ['text_fingerprint', fn.countAll<number | string>().as('count')])
    .where('text_fingerprint', 'in', fingerprints)
    .where('received_at', '>', windowStart(messages, TEXT_WINDOW_MS))
    .groupBy('text_fingerprint')
    .execute()
  return new Map(rows.map(({ text_fingerprint, count }) => [text_fingerprint, Number(count)]))
}

async function countAddresses(
  transaction: Transaction<ReceiverDatabase>,
  messages: readonly NewSubmission[],
): Promise<Map<string, number>> {
  if (messages.length === 0) return new Map()
  const emails = messages.map(({ submission }) => submission.email.toLowerCase())
  const rows = await transaction
    .selectFrom('submissions')
    .select(({ fn }) => [lowerEmail.as('address'), fn.countAll<number | string>().as('count')])
    .where(lowerEmail, 'in', emails)
    .where('form', '=', 'contact')
    .where('received_at', '>', windowStart(messages, ADDRESS_WINDOW_MS))
    .groupBy(lowerEmail)
    .execute()
  return new Map(rows.map(({ address, count }) => [address, Number(count)]))
}

/** One window for a batch: it spans moments. */
function windowStart(received: readonly NewSubmission[], windowMs: number): string {
  const latestMs = Math.max(...received.map(({ receivedAt }) => receivedAt.getTime()))
  return new Date(latestMs - windowMs).toISOString()
}
