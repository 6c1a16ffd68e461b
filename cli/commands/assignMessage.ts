import { oneLine } from '../../core/oneLine.ts'
import { updateSubmission } from '../../core/submissions/selectSubmissions.ts'
import { checkShortId, findByShortId } from '../../core/submissions/shortIds.ts'
import { type Command, UsageError } from '../Command.ts'
import { MAX_PERSON_LENGTH, print } from '../terminal.ts'

export const assignMessage: Command = {
  name: 'assign',
  summary: 'say who cares for a message',
  operands: 'ID NAME | ID --nobody',
  operandCount: [1, 2],
  options: { nobody: { help: 'nobody any more' } },
  notes: ['The name is any that you agree on. list --assigned NAME shows what somebody has.'],
  examples: ['assign 3f9c02ab Leila', 'assign 3f9c02ab --nobody'],
  prepare({ operands: [given = '', name = ''], switches }, terminal) {
    const shortId = checkShortId(given)
    const person = oneLine(name, MAX_PERSON_LENGTH) || null
    if (switches.has('nobody') === (person !== null)) {
      throw new UsageError('Use assign ID NAME or assign ID --nobody.')
    }
    return async ({ database }) => {
      const id = await findByShortId(database, shortId)
      await updateSubmission(database, id, { assigned_to: person })
      print(terminal, person ? `${person} cares for it.\n` : 'Nobody cares for it.\n')
    }
  },
}
