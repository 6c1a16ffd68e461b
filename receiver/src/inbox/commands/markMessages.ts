import type { Kysely } from 'kysely'
import { learnFrom } from '../../spam/learnedWords.ts'
import {
  outboxRow,
  type ReceiverDatabase,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../storage/schema.ts'
import { parseChoice } from '../arguments.ts'
import { type Command, UsageError } from '../Command.ts'
import { checkShortId, findByShortId } from '../shortIds.ts'
import { print } from '../terminal.ts'
import { pluralise } from '../text.ts'

export const markMessages: Command = {
  name: 'mark',
  summary: 'give messages another status',
  operands: 'ID… --status STATUS',
  operandCount: [1, Number.POSITIVE_INFINITY],
  options: { status: { value: SUBMISSION_STATUSES.join('|'), help: 'always needed' } },
  notes: [
    'Spam that is marked new is mailed to you as any other message, where mail is configured.',
    'A message that is marked spam is not mailed any more, if it still waited.',
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
    return async ({ database, readMailHost }) => {
      // All are found before the first is marked, so that a wrong one changes nothing.
      const ids = new Set<string>()
      for (const shortId of shortIds) ids.add(await findByShortId(database, shortId))
      const options = { mailHost: await readMailHost(), now: terminal.now }
      const changes: MailChange[] = []
      for (const id of ids) {
        changes.push(await markSubmission(database, id, status, options))
      }
      const mail = describeMail(changes)
      print(terminal, `${pluralise(ids.size, 'message')} marked ${status}.${mail}\n`)
    }
  },
}

function describeMail(changes: readonly MailChange[]): string {
  const queued = changes.filter((change) => change === 'queued').length
  const withdrawn = changes.filter((change) => change === 'withdrawn').length
  if (queued > 0) return ` ${pluralise(queued, 'mail')} queued for you.`
  return withdrawn > 0 ? ` ${pluralise(withdrawn, 'mail')} will not be sent.` : ''
}

/** What marking did to the mail about a message. */
type MailChange = 'queued' | 'withdrawn' | null

/**
 * Gives a message a status. Spam that turns out to be a message gets the mail that it was denied;
 * a message that turns out to be spam loses the one that has not been sent.
 * @param mailHost as `outboxRow` has it; null where no mail is sent.
 */
function markSubmission(
  database: Kysely<ReceiverDatabase>,
  id: string,
  status: SubmissionStatus,
  { mailHost, now }: { mailHost: string | null; now: Date },
): Promise<MailChange> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await transaction.updateTable('submissions').set({ status }).where('id', '=', id).execute()
    await learnFrom(transaction, id, status === 'spam' ? 'spam' : 'wanted')

    if (status === 'spam') {
      const { numDeletedRows } = await transaction
        .deleteFrom('outbox')
        .where('submission_id', '=', id)
        .where('state', '<>', 'sent')
        .executeTakeFirst()
      return numDeletedRows > 0n ? 'withdrawn' : null
    }
    if (before.status !== 'spam' || status !== 'new' || mailHost === null) return null
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('outbox')
      .values(outboxRow(id, now.toISOString(), mailHost))
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n ? 'queued' : null
  })
}
