import type { Kysely } from 'kysely'
import type { DatabaseConfig } from '../database/connectDatabase.ts'
import type { Tables } from '../database/tables.ts'
import type { Accessor } from '../submissions/accessLog.ts'
import { readFilters } from '../submissions/readFilters.ts'
import type { SubmissionFilters } from '../submissions/selectSubmissions.ts'
import { parseAge, parseEmail } from '../submissions/values.ts'
import { countSubscriber, eraseSubscriber } from '../subscribers/selectSubscribers.ts'
import {
  cleanStore,
  countTraces,
  enableSecureDelete,
  eraseTraces,
  findMentions,
  type Mentions,
  type Traces,
} from './traces.ts'

/** Options that may be combined with an age. */
export const BESIDE_AGE = ['form', 'status'] as const

/**
 * Reads the options of an erasure: a person by address (`email`), or messages older than an age (`older-than`, as
 * 365d), optionally of one form or status only.
 * @throws WrongValueError
 */
export function readErasure(values: ReadonlyMap<string, string>, now: Date): SubmissionFilters {
  const email = values.get('email')
  if (email !== undefined) return { email: parseEmail('email', email) }
  const until = parseAge('older-than', values.get('older-than') ?? '', now)
  return { ...readFilters(values, now), until }
}

/** Number of rows of each table that an erasure removes. */
export type Erased = Traces & { subscribers: number }

/** Finds the rows that would be erased, and the messages of other people that mention the address. */
export async function findErasable(
  database: Kysely<Tables>,
  filters: SubmissionFilters,
): Promise<{ erasable: Erased; mentions: Mentions }> {
  const { email } = filters
  const traces = await countTraces(database, filters)
  const subscribers = email === undefined ? 0 : await countSubscriber(database, email)
  const mentions = email === undefined ? NO_MENTIONS : await findMentions(database, email)
  return { erasable: { ...traces, subscribers }, mentions }
}

const NO_MENTIONS: Mentions = { count: 0, shortIds: [] }

/**
 * Erases messages, and the subscriber with the same address, without a trace.
 * @param config where the database is.
 * @throws SubmissionError if their words may still be in a file.
 */
export async function eraseAll(
  database: Kysely<Tables>,
  config: DatabaseConfig,
  filters: SubmissionFilters,
  who: Accessor,
): Promise<Erased> {
  const { email } = filters
  await enableSecureDelete(database, config)
  const traces = await eraseTraces(database, filters, who)
  const subscribers = email === undefined ? 0 : await eraseSubscriber(database, email, who)
  await cleanStore(database, config)
  return { ...traces, subscribers }
}
