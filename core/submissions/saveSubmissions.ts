import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { DeliveryKind } from '../outbox/tables.ts'
import { FORM_COLUMNS, type Submission, type SubmissionsTable } from './tables.ts'

/** The same content within this time is the same submission: a double click, a retry. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000

export type SaveResult = 'stored' | 'duplicate'
export type ReceivedSubmission = { submission: Submission; receivedAt: Date }

/** Decides whether submissions are spam. */
type Judge = {
  /** By the form's own signals. */
  isSpam(signals: Submission['signals']): boolean
  /** By the stored submissions too. */
  withVerdicts<One extends ReceivedSubmission>(
    transaction: Transaction<Tables>,
    received: readonly One[],
  ): Promise<(One & { verdict: Verdict })[]>
}

type Verdict = Pick<SubmissionsTable, 'status' | 'spam_signals' | 'text_fingerprint' | 'token_id'>

/** A submission that is not spam, as the features receive it. */
export type StoredSubmission = Pick<SubmissionsTable, 'id' | 'form' | 'email' | 'language'> & {
  /** ISO 8601: when it was received, or rescued from spam. */
  storedAt: string
  wasSpam: boolean
}

/**
 * Runs the effects of new submissions within the transaction that stores them.
 * @returns the kind of each queued delivery.
 */
export type OnStored = (
  transaction: Transaction<Tables>,
  stored: readonly StoredSubmission[],
) => Promise<DeliveryKind[]>

/** The judge of submissions, and the effects of storing them. */
export type Storing = { judge: Judge; onStored: OnStored }

type Candidate = ReceivedSubmission & { id: string; hash: string }

/**
 * Stores submissions and their effects in one transaction; resolves after its commit, with a result for each
 * submission.
 * @throws the database's error; then nothing is stored.
 */
export async function saveSubmissions(
  database: Kysely<Tables>,
  received: readonly ReceivedSubmission[],
  storing: Storing,
): Promise<SaveResult[]> {
  const candidates = received.map((one): Candidate => {
    // Consecutive ids share a page of the database's index; each random id would touch a page of its own.
    return { ...one, id: randomUUIDv7(), hash: contentHash(one.submission, storing.judge) }
  })
  const pairs = candidates.map((one): [string, Candidate] => [one.hash, one])
  // Of copies in one batch the first is kept: a map keeps the last entry of a key, hence the reversal.
  const firstByHash = new Map(pairs.reverse())
  // All processes claim in the same order, so that two batches do not deadlock.
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
 * Finds out which contents are new. The claim is one statement, so that if two instances receive the same content at
 * once, only one stores it; the other waits for the commit.
 */
async function claimContent(
  transaction: Transaction<Tables>,
  firsts: readonly Candidate[],
): Promise<Set<string>> {
  const earliestMs = Math.min(...firsts.map(({ receivedAt }) => receivedAt.getTime()))
  // A batch spans moments, so one window for the whole batch makes no visible difference. The window extends into the
  // future, because clocks differ; a time beyond it comes from a clock that was set back since.
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
 * A hash that identifies equal submissions. It covers whether the form alone makes it spam, so that a bot's copy of a
 * message cannot suppress the message itself. It leaves out the verdict from stored submissions, which would differ for
 * a form that is sent again.
 */
function contentHash(submission: Submission, { isSpam }: Judge): string {
  const { form, target, signals, extraFields } = submission
  const status = isSpam(signals) ? 'spam' : 'new'
  const fields = FORM_COLUMNS.map((column) => submission[column])
  const content = [form, target, status, ...fields, extraFields]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

const PROBE_ID = 1
/** No submission has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Proves that a message could be stored: commits to disk, and waits for locked tables as a message would.
 * @param minLength of the written text, in characters, since a full disk may have room for a few.
 * @throws the database's error.
 */
export async function probeWrite(database: Kysely<Tables>, minLength: number): Promise<void> {
  // A new text each time, because SQLite does not write unchanged content.
  const content = randomUUID().padEnd(minLength, '.')
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('write_probe')
      .values({ id: PROBE_ID, content })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
      .execute()
    // Erases nothing, but waits like a message if another process has the tables locked.
    for (const table of ['deliveries', 'recent_content'] as const) {
      await transaction.deleteFrom(table).where('submission_id', '=', NOBODY).execute()
    }
    await transaction.deleteFrom('submissions').where('id', '=', NOBODY).execute()
  })
}
