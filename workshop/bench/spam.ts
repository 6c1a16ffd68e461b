import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '../../core/database/tables.ts'
import { learnFrom } from '../../core/spam/learnedWords.ts'
import { saveSubmissions } from '../../core/submissions/saveSubmissions.ts'
import type { Submission } from '../../core/submissions/tables.ts'
import {
  type MessageKind,
  readMessages,
  type Token,
} from '../../tests/receiver/spam/readMessages.ts'
import { openSqlite } from '../../tests/support/receiver/openStores.ts'
import { NO_CHANNELS, storing } from '../../tests/support/receiver/receiverOptions.ts'
import { printRow } from './table.ts'

const KINDS = ['wanted', 'spam'] as const
const START_MS = Date.parse('2026-05-04T09:00:00Z')
const BETWEEN_MS = 10 * 60 * 1000

type Messages = Record<MessageKind, Submission[]>

/** Classifies a set of sample messages, and prints how many of each kind land in spam. */
export async function benchSpam(): Promise<void> {
  printRow('300 messages', 'wanted ones in spam', 'spam in spam')
  printRow('---', '---:', '---:')
  await judge('as they come', readAll())
  await judge('all without a token', readAll('none'))
  await judge('all with a good one', readAll('good'))
  // Words count only without other signs of spam, so these messages have no other signs.
  const all = readAll('good')
  const half = (rest: number): Messages => ({
    wanted: all.wanted.filter((_, index) => index % 2 === rest),
    spam: all.spam.filter((_, index) => index % 2 === rest),
  })
  await judge('half of these, nothing learned', half(1))
  await judge('the same, the other half marked', half(1), half(0))
}

function readAll(token?: Token): Messages {
  return { wanted: readMessages('wanted', token), spam: readMessages('spam', token) }
}

/** @param marked earlier messages that the owner has marked. */
async function judge(title: string, messages: Messages, marked?: Messages): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-spam-'))
  const database = await openSqlite(folder)
  try {
    if (marked) await mark(database, marked)
    const shares: string[] = []
    for (const kind of KINDS) {
      const ids = await keep(database, messages[kind])
      const { count } = await database
        .selectFrom('submissions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'spam')
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow()
      shares.push(`${count} of ${ids.length}`)
    }
    printRow(title, ...shares)
  } finally {
    await database.destroy()
    await rm(folder, { recursive: true })
  }
}

async function mark(database: Kysely<Tables>, messages: Messages): Promise<void> {
  for (const kind of KINDS) {
    for (const id of await keep(database, messages[kind])) {
      await database.transaction().execute((transaction) => learnFrom(transaction, id, kind))
    }
  }
}

/** Stores messages one after the other as the receiver does. @returns the ids of the new messages. */
async function keep(database: Kysely<Tables>, messages: readonly Submission[]): Promise<string[]> {
  const known = new Set(await readIds(database))
  for (const [index, submission] of messages.entries()) {
    const receivedAt = new Date(START_MS + index * BETWEEN_MS)
    await saveSubmissions(database, [{ submission, receivedAt }], storing(NO_CHANNELS))
  }
  return (await readIds(database)).filter((id) => !known.has(id))
}

async function readIds(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database.selectFrom('submissions').select('id').execute()
  return rows.map(({ id }) => id)
}
