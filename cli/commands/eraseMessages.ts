import { eraseAll, findErasable, parseErasure } from '../../core/submissions/erasure.ts'
import { FILTER_OPTIONS } from '../arguments.ts'
import { type Command, type CommandArguments, type CommandOption, UsageError } from '../Command.ts'
import { confirm } from '../confirm.ts'
import { print } from '../terminal.ts'

const CHOOSING = ['form', 'status'] as const

export const eraseMessages: Command = {
  name: 'erase',
  summary: 'remove a person, or what is old, with every trace',
  operands: 'EMAIL | --older-than 365d',
  operandCount: [0, 1],
  options: {
    'older-than': { value: 'DAYS', help: 'what was received so many days ago or earlier: 365d' },
    ...Object.fromEntries(CHOOSING.map((name) => [name, chosenBeside(FILTER_OPTIONS[name])])),
    yes: { help: 'do not ask; for scripts' },
  },
  notes: [
    'It says what it will remove and asks first. Capitals in the address do not matter.',
    'Mail that reached you, exports and backups are copies that it does not reach.',
  ],
  examples: [
    'erase nora@northfold.example',
    'erase --older-than 365d --form contact --yes',
    'erase --older-than 30d --status spam --yes',
  ],
  prepare(given, terminal) {
    const filters = readTarget(given, terminal.now)
    return async (inbox) => {
      const found = await findErasable(inbox.database, filters)
      if (found.kept !== '') print(terminal, `${found.kept}\n`)
      print(terminal, `${found.words}\n`)
      if (found.isNothing) return
      if (!(await confirm(terminal, given.switches.has('yes'), 'erase', 'Nothing was erased'))) {
        print(terminal, 'Nothing was erased.\n')
        return
      }
      print(terminal, `${await eraseAll(inbox, filters, terminal)}\n`)
    }
  },
}

function chosenBeside(option: CommandOption | undefined): CommandOption {
  return { ...option, help: `with --older-than: ${option?.help}` }
}

function readTarget({ operands: [address], values }: CommandArguments, now: Date) {
  const age = values.get('older-than')
  if ((address === undefined) === (age === undefined)) {
    throw new UsageError('Use erase EMAIL or erase --older-than 365d.')
  }
  const beside = CHOOSING.find((name) => values.has(name))
  if (age === undefined && beside) {
    throw new UsageError(`--${beside} goes with --older-than; a person is erased whole.`)
  }
  return parseErasure({ address, age, values }, now)
}
