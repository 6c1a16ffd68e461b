import { emailSchema } from '../../../../forms/formSchemas.ts'
import { FILTER_OPTIONS, parseAge, readFilters } from '../arguments.ts'
import {
  type Command,
  type CommandArguments,
  type CommandOption,
  InboxError,
  UsageError,
} from '../Command.ts'
import type { SubmissionFilters } from '../submissions.ts'
import { print, type Terminal } from '../terminal.ts'
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
      if (traces.submissions === 0) {
        print(terminal, 'No message matches; nothing to erase.\n')
        return
      }
      print(terminal, `To be erased: ${describeTraces(traces)}\n`)
      if (!(await confirm(terminal, given.switches.has('yes')))) {
        print(terminal, 'Nothing was erased.\n')
        return
      }
      await overwriteWhatIsErased(inbox)
      const erased = await eraseTraces(inbox.database, filters, terminal)
      await cleanStore(inbox)
      print(terminal, `Erased: ${describeTraces(erased)}\n`)
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

/**
 * Asks before something that cannot be undone. With `--yes` nobody is asked.
 * @returns whether to go on.
 * @throws InboxError where nobody can be asked.
 */
async function confirm(terminal: Terminal, isSure: boolean): Promise<boolean> {
  if (isSure) return true
  if (!terminal.ask) {
    throw new InboxError(
      'Nothing was erased: there is no terminal to ask at. Add --yes to erase without asking.',
    )
  }
  const answer = await terminal.ask('This cannot be undone. Type yes to erase: ')
  return answer.trim().toLowerCase() === 'yes'
}
