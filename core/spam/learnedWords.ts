import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { SpamSignal } from './signals.ts'
import { type JudgedText, withoutLinks } from './textSignals.ts'

/** The owner's verdict on a message, for which its words are counted. */
export type LearnedAs = 'spam' | 'wanted'

/** Only the first words of a message count. */
const MAX_WORDS = 150

/**
 * The distinct words of a message. Numbers, links and the sender's own name are left out. If you change what counts as
 * a word, add a migration that empties `spam_words` and `learned_as`: unlearning subtracts the same words.
 */
function wordsOf({ email, name, subject, comments }: JudgedText): string[] {
  const own = new Set(lettersOf(`${email} ${name ?? ''}`))
  const text = withoutLinks(`${subject ?? ''} ${comments ?? ''}`)
  const words = new Set(lettersOf(text).filter((word) => !own.has(word)))
  return [...words].slice(0, MAX_WORDS)
}

function lettersOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return words.filter((word) => word.length >= 3 && word.length <= 20)
}

/** The row that counts messages instead of a word; no word is blank. */
const ALL_MESSAGES = ''

/**
 * Counts the words of a message as spam or as wanted, and takes back what was learned from it before.
 * @param as null to unlearn the message, because it is erased.
 */
export async function learnFrom(
  transaction: Transaction<Tables>,
  id: string,
  as: LearnedAs | null,
): Promise<void> {
  const message = await transaction
    .selectFrom('submissions')
    .select(['email', 'name', 'subject', 'comments', 'learned_as'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const words = wordsOf(message)
  if (message.learned_as === as || words.length === 0) return
  const counted = [ALL_MESSAGES, ...words]
  if (message.learned_as !== null) await forget(transaction, counted, message.learned_as)
  if (as !== null) await remember(transaction, counted, as)
  await transaction
    .updateTable('submissions')
    .set({ learned_as: as })
    .where('id', '=', id)
    .execute()
}

async function remember(
  transaction: Transaction<Tables>,
  words: readonly string[],
  as: LearnedAs,
): Promise<void> {
  const counts = { spam_messages: Number(as === 'spam'), wanted_messages: Number(as === 'wanted') }
  await transaction
    .insertInto('spam_words')
    // A fixed order keeps two processes from deadlocking.
    .values(words.toSorted().map((word) => ({ word, ...counts })))
    .onConflict((conflict) =>
      conflict.column('word').doUpdateSet(({ eb, ref }) => ({
        spam_messages: eb('spam_words.spam_messages', '+', ref('excluded.spam_messages')),
        wanted_messages: eb('spam_words.wanted_messages', '+', ref('excluded.wanted_messages')),
      })),
    )
    .execute()
}

async function forget(
  transaction: Transaction<Tables>,
  words: readonly string[],
  learnedAs: LearnedAs,
): Promise<void> {
  const column = learnedAs === 'spam' ? 'spam_messages' : 'wanted_messages'
  await transaction
    .updateTable('spam_words')
    .set(({ eb }) => ({ [column]: eb(column, '-', 1) }))
    .where('word', 'in', words)
    .execute()
  await transaction
    .deleteFrom('spam_words')
    .where('spam_messages', '<=', 0)
    .where('wanted_messages', '<=', 0)
    .execute()
}

/** Messages of each kind required before words are judged. */
const MIN_MESSAGES = 10
const TELLING_WORDS = 15
/** Added to both counts, so that a word that was seen once says little (Jeffreys' prior). */
const DOUBT = 0.5
const SURE = 0.99
const SHOWN_WORDS = 5

/** Counts one row if enough messages of both kinds have been marked to judge by words, else zero rows. */
export function learnedRows(transaction: Transaction<Tables>) {
  return transaction
    .selectFrom('spam_words')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('word', '=', ALL_MESSAGES)
    .where('spam_messages', '>=', MIN_MESSAGES)
    .where('wanted_messages', '>=', MIN_MESSAGES)
}

/**
 * Judges a message by its words once enough is learned: naive Bayes over the most telling words, with equal prior odds
 * for spam and other messages.
 */
export async function learnedSignals(
  transaction: Transaction<Tables>,
  message: JudgedText,
): Promise<SpamSignal[]> {
  const words = wordsOf(message)
  // Always the same number of values, so that the statement is prepared only once.
  const asked = Array.from({ length: MAX_WORDS + 1 }, (_, index) => words[index] ?? ALL_MESSAGES)
  const rows = await transaction
    .selectFrom('spam_words')
    .selectAll()
    .where('word', 'in', asked)
    .execute()
  const all = rows.find(({ word }) => word === ALL_MESSAGES)
  if (!all) return []

  const telling = rows
    .filter(({ word }) => word !== ALL_MESSAGES)
    .map(({ word, spam_messages, wanted_messages }) => {
      const inSpam = (spam_messages + DOUBT) / (all.spam_messages + 2 * DOUBT)
      const inWanted = (wanted_messages + DOUBT) / (all.wanted_messages + 2 * DOUBT)
      return { word, logOdds: Math.log(inSpam / inWanted) }
    })
    .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds))
    .slice(0, TELLING_WORDS)
  const sum = telling.reduce((total, { logOdds }) => total + logOdds, 0)
  const probability = 1 / (1 + Math.exp(-sum))
  if (probability > 1 - SURE && probability < SURE) return []
  const shown = telling.filter(({ logOdds }) => logOdds * sum > 0).slice(0, SHOWN_WORDS)
  const detail = shown.map(({ word }) => word).join(', ')
  return [[sum > 0 ? 'spam-words' : 'wanted-words', detail]]
}
