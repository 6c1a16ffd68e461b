import type { Kysely } from 'kysely'
import { InboxError } from '../../cli/Command.ts'
import { countDeliveries, pluralise } from '../../cli/text.ts'
import { type Channels, deliveriesAbout, insertDeliveries } from '../outbox/newDeliveries.ts'
import { learnFrom } from '../spam/learnedWords.ts'
import { signUpSubscribers } from '../subscribers/subscribers.ts'
import type { DeliveryKind, ReceiverDatabase, SubmissionStatus } from '../tables.ts'

type MarkOptions = { channels: Channels; now: Date }

/**
 * Gives messages a status.
 * @returns a sentence that says what was done.
 * @throws InboxError where one has been erased meanwhile.
 */
export async function markSubmissions(
  database: Kysely<ReceiverDatabase>,
  ids: ReadonlySet<string>,
  status: SubmissionStatus,
  options: MarkOptions,
): Promise<string> {
  const all: Change = { queued: [], withdrawn: [] }
  for (const id of ids) {
    const { queued, withdrawn } = await markSubmission(database, id, status, options)
    all.queued.push(...queued)
    all.withdrawn.push(...withdrawn)
  }
  return `${pluralise(ids.size, 'message')} marked ${status}.${describeChange(all)}`
}

function describeChange({ queued, withdrawn }: Change): string {
  if (queued.length > 0) return ` ${countDeliveries(queued)} queued for you.`
  return withdrawn.length > 0 ? ` ${countDeliveries(withdrawn)} will not be sent.` : ''
}

/** What marking did to what tells of a message. */
type Change = { queued: DeliveryKind[]; withdrawn: DeliveryKind[] }

/**
 * Gives a message a status. Of spam that turns out to be a message is told as was denied it; of a
 * message that turns out to be spam nothing more is sent.
 */
function markSubmission(
  database: Kysely<ReceiverDatabase>,
  id: string,
  status: SubmissionStatus,
  { channels, now }: MarkOptions,
): Promise<Change> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('submissions')
      .select(['form', 'email', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new InboxError(`The message ${id} has just been erased.`))
    await transaction.updateTable('submissions').set({ status }).where('id', '=', id).execute()
    await learnFrom(transaction, id, status === 'spam' ? 'spam' : 'wanted')

    if (status === 'spam') {
      const rows = await transaction
        .deleteFrom('deliveries')
        .where('submission_id', '=', id)
        .where('state', '<>', 'sent')
        .returning('kind')
        .execute()
      return { queued: [], withdrawn: rows.map(({ kind }) => kind) }
    }
    const unchanged: Change = { queued: [], withdrawn: [] }
    if (before.status !== 'spam' || status !== 'new') return unchanged
    const received_at = now.toISOString()
    const signUps = before.form === 'newsletter' ? [{ email: before.email, received_at }] : []
    await insertDeliveries(transaction, await signUpSubscribers(transaction, signUps, channels))
    const deliveries = deliveriesAbout({ id, status }, received_at, channels)
    return { queued: await insertDeliveries(transaction, deliveries), withdrawn: [] }
  })
}
