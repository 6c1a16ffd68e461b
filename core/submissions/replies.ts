import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Tables } from '../database/tables.ts'
import { oneLine } from '../lib/oneLine.ts'
import { insertDeliveries, newDelivery } from '../outbox/deliveries.ts'
import type { DeliveriesTable } from '../outbox/tables.ts'
import { type Accessor, recordAccess } from './accessLog.ts'
import { changeMessage } from './marking.ts'

/** Longest text of a reply, in UTF-16 units: as long as a message. */
export const MAX_REPLY_LENGTH = 20_000
export const MAX_REPLY_SUBJECT_LENGTH = 250

/** The payload of a reply in the outbox. */
export const replySchema = z.strictObject({
  author: z.string(),
  subject: z.string(),
  text: z.string(),
})

/** A reply to a visitor, written in the studio. */
export type NewReply = Pick<z.infer<typeof replySchema>, 'subject' | 'text'> & {
  submissionId: string
  /** The same key if a form is sent twice, so that only one reply goes out. */
  key: string
}

/**
 * Queues a reply and marks the message as replied: both or neither.
 * @param mailHost host part of the Message-ID.
 * @throws SubmissionError if the message has been erased meanwhile.
 */
export async function queueReply(
  database: Kysely<Tables>,
  { submissionId: id, key, subject, text }: NewReply,
  mailHost: string,
  who: Accessor,
): Promise<void> {
  const payload = { author: who.person, subject: oneLine(subject, MAX_REPLY_SUBJECT_LENGTH), text }
  const delivery = newDelivery(
    {
      id: `reply/${id}/${key}`,
      kind: 'reply',
      submission_id: id,
      message_id: `reply.${key}@${mailHost}`,
      payload: JSON.stringify(payload satisfies z.infer<typeof replySchema>),
    },
    who.now.toISOString(),
  )
  await database.transaction().execute(async (transaction) => {
    // First, because it finds out whether the message still exists. A reply to spam triggers no notifications.
    const options = { onStored: async () => [], who }
    await changeMessage(transaction, id, { status: 'replied' }, options)
    const [queued] = await insertDeliveries(transaction, [delivery])
    if (queued) await recordAccess(transaction, 'replied', [id], who)
  })
}

/** A reply and the state of its delivery. */
export type Reply = z.infer<typeof replySchema> &
  Pick<
    DeliveriesTable,
    'id' | 'state' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at' | 'created_at'
  >

/** Reads the replies to some messages, the oldest first, by message id. */
export async function selectReplies(
  database: Kysely<Tables>,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, Reply[]>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('deliveries')
    .select(['id', 'submission_id', 'payload', 'state', 'attempts', 'next_attempt_at'])
    .select(['last_error', 'sent_at', 'created_at'])
    .where('submission_id', 'in', submissionIds)
    .where('kind', '=', 'reply')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const byId = Map.groupBy(rows, ({ submission_id }) => submission_id ?? '')
  return new Map(
    [...byId].map(([id, replies]) => [
      id,
      replies.map(({ payload, submission_id: _, ...progress }) => ({
        ...progress,
        ...replySchema.parse(JSON.parse(payload ?? '')),
      })),
    ]),
  )
}
