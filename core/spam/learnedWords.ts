import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { SpamSignal } from './signals.ts'
import { type JudgedText, withoutLinks } from './textSignals.ts'

/** The owner's verdict on a message, by which its words are counted. */
export type LearnedAs = 'spam' | 'wanted'

/** Words of a message that count, the first ones. */
const MAX_WORDS = 150

/**
 * The words that a message is known by, each once. Numbers and links are none, nor is what names the sender.
 * A change of what counts as a word needs a migration that empties `spam_words` and `learned_as`: what was
 * learned is taken back by the same words.
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

/** The row that counts the messages themselves; no word is blank. */
const ALL_MESSAGES = ''

/**
 * Counts the words of a message for spam or for what is wanted, in place of what was learned from it before.
 * @param as null where nothing of it may stay, because it is erased.
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
    // In one order, so that two processes do not wait for each other.
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

/** Messages of either kind before anything is concluded from their words. */
const MIN_MESSAGES = 10
const TELLING_WORDS = 15
/** Added to both counts, so that a word which was seen once tells little (Jeffreys' prior). */
const DOUBT = 0.5
const SURE = 0.99
const SHOWN_WORDS = 5

/** Counts one where enough messages of both kinds have been marked to conclude anything from words, else none. */
export function learnedRows(transaction: Transaction<Tables>) {
  return transaction
    .selectFrom('spam_words')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('word', '=', ALL_MESSAGES)
    .where('spam_messages', '>=', MIN_MESSAGES)
    .where('wanted_messages', '>=', MIN_MESSAGES)
}

/**
 * Judges a message by its words, once something has been learned: naive Bayes over those that tell most, taking
 * spam and other messages for equally likely.
 */
export async function learnedSignals(
  transaction: Transaction<Tables>,
  message: JudgedText,
): Promise<SpamSignal[]> {
  const words = wordsOf(message)
  // Always as many, so that the statement is prepared once.
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
