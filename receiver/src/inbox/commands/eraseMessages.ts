import { emailSchema } from '../../../../forms/formSchemas.ts'
import { FILTER_OPTIONS, parseAge, readFilters } from '../arguments.ts'
import { type Command, type CommandArguments, type CommandOption, UsageError } from '../Command.ts'
import { confirm } from '../confirm.ts'
import { countReader, describeReaders, eraseReader } from '../readers.ts'
import type { SubmissionFilters } from '../submissions.ts'
import { print } from '../terminal.ts'
import {
  cleanStore,
  countTraces,
  describeMentions,
  describeTraces,
  eraseTraces,
  overwriteWhatIsErased,
} from '../traces.ts'

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
      const traces = await countTraces(inbox.database, filters)
      if (filters.email) print(terminal, await describeMentions(inbox.database, filters.email))
      const readers = await countReader(inbox.database, filters.email)
      if (traces.submissions + readers === 0) {
        print(terminal, 'No message matches; nothing to erase.\n')
        return
      }
      print(terminal, `To be erased: ${describeTraces(traces)}${describeReaders(readers)}\n`)
      if (!(await confirm(terminal, given.switches.has('yes'), 'erase', 'Nothing was erased'))) {
        print(terminal, 'Nothing was erased.\n')
        return
      }
      await overwriteWhatIsErased(inbox)
      const erased = await eraseTraces(inbox.database, filters, terminal)
      const erasedReaders = await eraseReader(inbox.database, filters.email, terminal)
      await cleanStore(inbox)
      print(terminal, `Erased: ${describeTraces(erased)}${describeReaders(erasedReaders)}\n`)
    }
  },
}

function chosenBeside(option: CommandOption | undefined): CommandOption {
  return { ...option, help: `with --older-than: ${option?.help}` }
}

function readTarget(given: CommandArguments, now: Date): SubmissionFilters {
  const { operands, values } = given
  const age = values.get('older-than')
  const [address] = operands
  if ((address === undefined) === (age === undefined)) {
    throw new UsageError('Use erase EMAIL or erase --older-than 365d.')
  }
  if (age !== undefined) {
    return { ...readFilters(given, now), until: parseAge('older-than', age, now) }
  }
  const beside = CHOOSING.find((name) => values.has(name))
  if (beside) throw new UsageError(`--${beside} goes with --older-than; a person is erased whole.`)
  const email = emailSchema.safeParse(address)
  if (!email.success) {
    throw new UsageError(
      `"${address}" is no email address. Use one such as nora@northfold.example.`,
    )
  }
  return { email: email.data }
}
