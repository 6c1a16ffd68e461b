import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { DeliveryKind } from '../outbox/tables.ts'
import { FORM_COLUMNS, type Submission, type SubmissionsTable } from './tables.ts'

/** Within this time the same content is the same submission: a double click, a retry. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000

export type SaveResult = 'stored' | 'duplicate'
export type ReceivedSubmission = { submission: Submission; receivedAt: Date }

/** Decides whether submissions are spam. */
type Judge = {
  /** By what the form itself tells. */
  isSpam(signals: Submission['signals']): boolean
  /** By what is stored too. */
  withVerdicts<One extends ReceivedSubmission>(
    transaction: Transaction<Tables>,
    received: readonly One[],
  ): Promise<(One & { verdict: Verdict })[]>
}

type Verdict = Pick<SubmissionsTable, 'status' | 'spam_signals' | 'text_fingerprint' | 'token_id'>

/** A submission that is no spam, as the features hear of it. */
export type StoredSubmission = Pick<SubmissionsTable, 'id' | 'form' | 'email' | 'language'> & {
  /** ISO 8601: when it was received, or taken out of spam. */
  storedAt: string
  wasSpam: boolean
}

/**
 * Does what new submissions call for, within the transaction that stores them.
 * @returns the kind of each delivery that was noted down.
 */
export type OnStored = (
  transaction: Transaction<Tables>,
  stored: readonly StoredSubmission[],
) => Promise<DeliveryKind[]>

/** The judge of submissions, and the effects of storing them. */
export type Storing = { judge: Judge; onStored: OnStored }

type Candidate = ReceivedSubmission & { id: string; hash: string }

/**
 * Keeps submissions, with what each of them calls for, in one transaction; resolves after
 * its commit, with a result for each.
 * @throws whatever the database throws; then none of them is kept.
 */
export async function saveSubmissions(
  database: Kysely<Tables>,
  received: readonly ReceivedSubmission[],
  storing: Storing,
): Promise<SaveResult[]> {
  const candidates = received.map((one): Candidate => {
    // Ids that follow each other go to the same page of the database's index; a random one takes a page to itself.
    return { ...one, id: randomUUIDv7(), hash: contentHash(one.submission, storing.judge) }
  })
  const pairs = candidates.map((one): [string, Candidate] => [one.hash, one])
  // Of copies in one batch the first counts: the last that a map is given stays in it.
  const firstByHash = new Map(pairs.reverse())
  // Every process claims in the same order, so that no two batches wait for each other in a ring.
  const firsts = [...firstByHash.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1))

  const storedIds = await database.transaction().execute(async (transaction) => {
    const claimedIds = await claimContent(transaction, firsts)
    const claimed = firsts.filter(({ id }) => claimedIds.has(id))
    if (claimed.length > 0) await insert(transaction, claimed, storing)
    return claimedIds
  })
  return candidates.map(({ id }) => (storedIds.has(id) ? 'stored' : 'duplicate'))
}

/**
 * Finds out which contents are new. The claim is one statement, so that of two instances that
 * receive the same content at once only one stores it; the other waits for the commit.
 */
async function claimContent(
  transaction: Transaction<Tables>,
  firsts: readonly Candidate[],
): Promise<Set<string>> {
  const earliestMs = Math.min(...firsts.map(({ receivedAt }) => receivedAt.getTime()))
  // A batch spans moments; one window for all of it makes no difference that anybody can see. It ends
  // in the future, as clocks differ; what lies beyond was seen by a clock that has been set back.
  const windowStart = new Date(earliestMs - DUPLICATE_WINDOW_MS).toISOString()
  const windowEnd = new Date(earliestMs + DUPLICATE_WINDOW_MS).toISOString()
  const claims = await transaction
    .insertInto('recent_content')
    .values(
      firsts.map(({ hash, id, receivedAt }) => ({
        content_hash: hash,
        submission_id: id,
        seen_at: receivedAt.toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('content_hash')
        .doUpdateSet(({ ref }) => ({
          submission_id: ref('excluded.submission_id'),
          seen_at: ref('excluded.seen_at'),
        }))
        .where(({ eb, or }) =>
          or([
            eb('recent_content.seen_at', '<=', windowStart),
            eb('recent_content.seen_at', '>', windowEnd),
          ]),
        ),
    )
    .returning('submission_id')
    .execute()
  return new Set(claims.map(({ submission_id }) => submission_id))
}

async function insert(
  transaction: Transaction<Tables>,
  claimed: readonly Candidate[],
  { judge, onStored }: Storing,
): Promise<void> {
  const judged = await judge.withVerdicts(transaction, claimed)
  const rows = judged.map(({ id, receivedAt, submission, verdict }) => {
    const { extraFields, signals: _signals, tokenId: _token, ...columns } = submission
    return {
      ...columns,
      ...verdict,
      id,
      extra_fields: JSON.stringify(extraFields),
      received_at: receivedAt.toISOString(),
      learned_as: null,
    }
  })
  await transaction.insertInto('submissions').values(rows).execute()
  const stored = rows.filter(({ status }) => status !== 'spam')
  await onStored(
    transaction,
    stored.map(({ id, form, email, language, received_at }) => {
      return { id, form, email, language, storedAt: received_at, wasSpam: false }
    }),
  )
}

/**
 * Says whether two submissions have the same content. Whether it is spam by itself belongs to it, so that a robot's
 * copy of a message cannot swallow the message itself; what the stored ones tell does not, since a form that is
 * sent again has them against it.
 */
function contentHash(submission: Submission, { isSpam }: Judge): string {
  const { form, target, signals, extraFields } = submission
  const status = isSpam(signals) ? 'spam' : 'new'
  const fields = FORM_COLUMNS.map((column) => submission[column])
  const content = [form, target, status, ...fields, extraFields]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

const PROBE_ID = 1
/** No submission has it: ids are random. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Proves that a message could be kept: commits to the disk, and would be let into the messages' tables.
 * @param minLength of what is written, in characters, since a full disk may have room for a few.
 * @throws whatever the database throws.
 */
export async function probeWrite(database: Kysely<Tables>, minLength: number): Promise<void> {
  // Another text each time: what is the same, SQLite does not write.
  const content = randomUUID().padEnd(minLength, '.')
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('write_probe')
      .values({ id: PROBE_ID, content })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
      .execute()
    // Erases nothing, but waits as a message would where somebody holds the tables.
    for (const table of ['deliveries', 'recent_content'] as const) {
      await transaction.deleteFrom(table).where('submission_id', '=', NOBODY).execute()
    }
    await transaction.deleteFrom('submissions').where('id', '=', NOBODY).execute()
  })
}
