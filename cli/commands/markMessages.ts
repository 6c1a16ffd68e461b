import { markSubmissions } from '../../core/submissions/marking.ts'
import { checkShortId, findByShortId } from '../../core/submissions/shortIds.ts'
import { SUBMISSION_STATUSES } from '../../core/tables.ts'
import { parseChoice } from '../arguments.ts'
import { type Command, UsageError } from '../Command.ts'
import { print } from '../terminal.ts'

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
    const status = parseChoice('--status', named, SUBMISSION_STATUSES)
    const shortIds = operands.map(checkShortId)
    return async ({ database, readChannels }) => {
      // All are found before the first is marked, so that a wrong one changes nothing.
      const ids = new Set<string>()
      for (const shortId of shortIds) ids.add(await findByShortId(database, shortId))
      const options = { channels: await readChannels(), now: terminal.now }
      print(terminal, `${await markSubmissions(database, ids, status, options)}\n`)
    }
  },
}
