import { updateSubmission } from '../../core/submissions/selectSubmissions.ts'
import { checkShortId, findByShortId } from '../../core/submissions/shortIds.ts'
import { parseDay } from '../arguments.ts'
import { type Command, UsageError } from '../Command.ts'
import { print } from '../terminal.ts'

export const setDueDay: Command = {
  name: 'due',
  summary: 'say on which day a message should be answered',
  operands: 'ID DAY | ID --never',
  operandCount: [1, 2],
  options: { never: { help: 'on no day any more' } },
  notes: ['list --due DAY shows what is due on a day or earlier.'],
  examples: ['due 3f9c02ab 2026-12-01', 'due 3f9c02ab --never'],
  prepare({ operands: [given = '', day], switches }, terminal) {
    const shortId = checkShortId(given)
    if (switches.has('never') === (day !== undefined)) {
      throw new UsageError('Use due ID DAY or due ID --never.')
    }
    const due_on = day === undefined ? null : parseDay('The day', day)
    return async ({ database }) => {
      await updateSubmission(database, await findByShortId(database, shortId), { due_on })
      print(terminal, due_on ? `Due on ${due_on}.\n` : 'Due on no day.\n')
    }
  },
}
