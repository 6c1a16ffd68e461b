import { SUBMISSION_STATUSES } from '../../storage/schema.ts'
import { parseChoice } from '../arguments/parseChoice.ts'
import type { Command } from '../Command.ts'
import { UsageError } from '../InboxError.ts'
import { checkShortId, findByShortId } from '../queries/findByShortId.ts'
import { type MailChange, markSubmission } from '../queries/markSubmission.ts'
import { countWords } from '../terminal/countWords.ts'
import { print } from '../terminal/print.ts'

export const markMessages: Command = {
  name: 'mark',
  summary: 'give messages another status',
  operands: 'ID… --status STATUS',
  operandCount: [1, Number.POSITIVE_INFINITY],
  options: { status: { value: SUBMISSION_STATUSES.join('|'), help: 'always needed' } },
  notes: [
    'Spam that is marked new is mailed to you as any other message, where mail is configured.',
    'A message that is marked spam is not mailed any more, if it still waited.',
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
      print(terminal, `${countWords(ids.size, 'message')} marked ${status}.${mail}\n`)
    }
  },
}

function describeMail(changes: readonly MailChange[]): string {
  const queued = changes.filter((change) => change === 'queued').length
  const withdrawn = changes.filter((change) => change === 'withdrawn').length
  if (queued > 0) return ` ${countWords(queued, 'mail')} queued for you.`
  return withdrawn > 0 ? ` ${countWords(withdrawn, 'mail')} will not be sent.` : ''
}
