import type { Kysely } from 'kysely'
import { deliveriesAbout, insertDeliveries, type Outlets } from '../../outbox/newDeliveries.ts'
import { signUpReaders } from '../../readers/readers.ts'
import { learnFrom } from '../../spam/learnedWords.ts'
import {
  type DeliveryKind,
  type ReceiverDatabase,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../storage/schema.ts'
import { parseChoice } from '../arguments.ts'
import { type Command, UsageError } from '../Command.ts'
import { checkShortId, findByShortId } from '../shortIds.ts'
import { print } from '../terminal.ts'
import { countDeliveries, pluralise } from '../text.ts'

export const markMessages: Command = {
  name: 'mark',
  summary: 'give messages another status',
  operands: 'ID… --status STATUS',
  operandCount: [1, Number.POSITIVE_INFINITY],
  options: { status: { value: SUBMISSION_STATUSES.join('|'), help: 'always needed' } },
  notes: [
    'Spam that is marked new is told to you as any other message: by mail and webhooks, if configured.',
    'Of a message that is marked spam nothing more is sent, if it still waited.',
    'What you mark teaches the receiver which words come in spam, and which in other messages.',
  ],
  examples: ['mark 3f9c02ab --status replied', 'mark 3f9c02ab 91d0 --status spam'],
  prepare({ operands, values }, terminal) {
    const named = values.get('status')
    if (!named) {
      throw new UsageError(`mark needs --status: one of ${SUBMISSION_STATUSES.join(', ')}.`)
    }
    const status = parseChoice('status', named, SUBMISSION_STATUSES)
    const shortIds = operands.map(checkShortId)
    return async ({ database, readOutlets }) => {
      // All are found before the first is marked, so that a wrong one changes nothing.
      const ids = new Set<string>()
      for (const shortId of shortIds) ids.add(await findByShortId(database, shortId))
      const options = { outlets: await readOutlets(), now: terminal.now }
      const all: Change = { queued: [], withdrawn: [] }
      for (const id of ids) {
        const { queued, withdrawn } = await markSubmission(database, id, status, options)
        all.queued.push(...queued)
        all.withdrawn.push(...withdrawn)
      }
      const marked = `${pluralise(ids.size, 'message')} marked ${status}.`
      print(terminal, `${marked}${describeChange(all)}\n`)
    }
  },
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
  { outlets, now }: { outlets: Outlets; now: Date },
): Promise<Change> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('submissions')
      .select(['form', 'email', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
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
    await insertDeliveries(transaction, await signUpReaders(transaction, signUps, outlets))
    const deliveries = deliveriesAbout({ id, status }, received_at, outlets)
    return { queued: await insertDeliveries(transaction, deliveries), withdrawn: [] }
  })
}
