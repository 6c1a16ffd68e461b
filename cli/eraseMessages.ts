import {
  BESIDE_AGE,
  type Erased,
  eraseAll,
  findErasable,
  readErasure,
} from '../core/erasure/erasure.ts'
import type { Mentions } from '../core/erasure/traces.ts'
import { pluralise } from '../server/text.ts'
import { FILTER_OPTIONS } from './arguments.ts'
import { type Command, type CommandArguments, type CommandOption, UsageError } from './Command.ts'
import { confirm } from './confirm.ts'
import { print } from './terminal.ts'

export const eraseMessages: Command = {
  name: 'erase',
  summary: 'remove a person, or old messages, without a trace',
  operands: 'EMAIL | --older-than 365d',
  operandCount: [0, 1],
  options: {
    'older-than': { value: 'DAYS', help: 'messages received at least this many days ago: 365d' },
    ...Object.fromEntries(BESIDE_AGE.map((name) => [name, besideAge(FILTER_OPTIONS[name])])),
    yes: { help: 'do not ask for confirmation; for scripts' },
  },
  notes: [
    'It lists what it will remove and asks for confirmation. Upper and lower case in the address do not matter.',
    'It cannot remove copies: mail that you received, exports and backups.',
  ],
  examples: [
    'erase nora@northfold.example',
    'erase --older-than 365d --form contact --yes',
    'erase --older-than 30d --status spam --yes',
  ],
  prepare(given, terminal) {
    const filters = readErasure(readTarget(given), terminal.now)
    return async ({ database, config }) => {
      const { erasable, mentions } = await findErasable(database, filters)
      if (mentions.count > 0) print(terminal, `${describeMentions(mentions)}\n`)
      if (erasable.submissions + erasable.subscribers === 0) {
        return print(terminal, 'No message matches; nothing to erase.\n')
      }
      print(terminal, `To be erased: ${describeErased(erasable)}\n`)
      if (!(await confirm(terminal, given.switches.has('yes')))) {
        return print(terminal, 'Nothing was erased.\n')
      }
      const erased = await eraseAll(database, config, filters, terminal)
      print(terminal, `Erased: ${describeErased(erased)}\n`)
    }
  },
}

function besideAge({ value, help }: Required<CommandOption>): CommandOption {
  return { value, help: `with --older-than: ${help}` }
}

function readTarget({ operands: [email], values }: CommandArguments): ReadonlyMap<string, string> {
  if ((email === undefined) === !values.has('older-than')) {
    throw new UsageError('Use erase EMAIL or erase --older-than 365d.')
  }
  if (email === undefined) return values
  const beside = BESIDE_AGE.find((name) => values.has(name))
  if (beside)
    throw new UsageError(
      `--${beside} works only with --older-than; all messages of a person are erased.`,
    )
  return new Map([['email', email]])
}

function describeErased({
  submissions,
  notes,
  deliveries,
  recentContent,
  subscribers,
}: Erased): string {
  const parts = [
    pluralise(submissions, 'message'),
    pluralise(notes, 'note'),
    `${pluralise(deliveries, 'delivery', 'deliveries')} in the outbox`,
    `${pluralise(recentContent, 'mark')} for recognising repeated messages.`,
  ]
  const words = parts.join(', ')
  if (subscribers === 0) return words
  return `${words} ${pluralise(subscribers, 'subscriber')} of the newsletter.`
}

function describeMentions({ count, shortIds }: Mentions): string {
  const more = count > shortIds.length ? ` and ${count - shortIds.length} more` : ''
  return `Kept: ${pluralise(count, 'message')} from other people that contain this address: ${shortIds.join(', ')}${more}. Read them with show.`
}
