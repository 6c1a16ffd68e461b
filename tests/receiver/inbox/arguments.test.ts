import { expect, test, vi } from 'vitest'
import { parseArguments } from '../../../cli/arguments.ts'
import { COMMANDS } from '../../../cli/runInbox.ts'
import { parseAge, parseTime, WrongValueError } from '../../../core/submissions/values.ts'
import { NOW, runCommand } from '../../support/receiver/runCommand.ts'

vi.hoisted(() => {
  process.env.TZ = 'Europe/London'
})

const nowhere = { dataDirectory: '/nowhere', databaseUrl: null }

test.for<[args: string, advice: string]>([
  ['lst', 'There is no command "lst". Did you mean list? Use one of list, show, export'],
  ['frobnicate', 'There is no command "frobnicate". Use one of list,'],
  ['list --stauts new', 'There is no option --stauts. Did you mean --status? list takes --form,'],
  ['list --__proto__ x', 'There is no option --__proto__. list takes'],
  ['list -x', 'There is no option -x.'],
  ['list --status', '--status needs a value: --status new|read|replied|done|spam.'],
  ['list --status --form contact', '--status needs a value'],
  ['list --status=', '--status needs a value'],
  ['list --status red', '--status is "red". Did you mean read? Use one of new, read, replied,'],
  ['list --form web', '--form is "web". Use one of newsletter, contact.'],
  ['list --mail lost', '--mail is "lost". Use one of waiting, sent, dead.'],
  ['list --limit 0', '--limit is "0". Use a whole number from 1 to 1000.'],
  ['list --limit 1e3', '--limit is "1e3".'],
  ['list --since soon', '--since is "soon". Use a day such as 2026-11-21,'],
  ['list nora', 'list does not take "nora". Use list; list --help lists its options.'],
  ['show', 'An argument of show is missing. Use show ID.'],
  ['show nora', '"nora" is not an id.'],
  ['show 3f%', '"3f%" is not an id.'],
  ['export', 'export needs --format csv or --format json.'],
  ['export --format xml', '--format is "xml". Use one of csv, json.'],
  ['export --format csv --force', '--force works only with --file PATH.'],
  ['export --format csv --file x --force=yes', '--force takes no value.'],
  ['erase', 'Use erase EMAIL or erase --older-than 365d.'],
  ['erase nora@b.example --older-than 9d', 'Use erase EMAIL or erase --older-than 365d.'],
  ['erase nora', '"nora" is not an email address.'],
  [
    'erase nora@b.example --status spam',
    '--status works only with --older-than; all messages of a person are erased',
  ],
  ['erase --older-than 0d', '--older-than is "0d". Use a number of days, such as 365d.'],
  ['erase --older-than 12', '--older-than is "12".'],
  ['list --due 7d', '--due is "7d". Use a day such as 2026-12-01.'],
  ['list --due 2026-02-30', '--due is "2026-02-30".'],
  ['retry', 'Use retry ID… or retry --all.'],
  ['retry 3f --all', 'Use retry ID… or retry --all.'],
  ['backup', 'An argument of backup is missing. Use backup PATH.'],
])('%s is rejected with advice', async ([args, advice]) => {
  const { code, errors, output } = await runCommand(nowhere, args.split(' '))
  expect(errors).toContain(advice)
  expect({ code, output }).toEqual({ code: 2, output: '' })
})

test.for(COMMANDS.map(({ name }) => name))('the examples in the help of %s are valid', (name) => {
  const command = COMMANDS.find((one) => one.name === name)
  expect(command?.examples.length).toBeGreaterThan(0)
  for (const example of command?.examples ?? []) {
    const [, ...args] = example.match(/"[^"]*"|\S+/g) ?? []
    const plain = args.map((arg) => arg.replaceAll('"', ''))
    if (!command) continue
    expect(() => parseArguments(command, plain)).not.toThrow()
  }
})

test('help names every command, and every option of a command', async () => {
  const { output } = await runCommand(nowhere, [])
  for (const { name, summary, options } of COMMANDS) {
    expect(output).toContain(name)
    expect(output).toContain(summary)
    const own = await runCommand(nowhere, [name, '--help'])
    expect(own.code).toBe(0)
    for (const option of Object.keys(options)) expect(own.output).toContain(`--${option}`)
    expect(await runCommand(nowhere, ['help', name])).toEqual(own)
  }
})

test('an address that begins with a dash can be given after two dashes', () => {
  const erase = COMMANDS.find(({ name }) => name === 'erase')
  if (!erase) throw new Error('There is no erase.')
  expect(parseArguments(erase, ['--', '-nora@b.example']).operands).toEqual(['-nora@b.example'])
})

test.for<[value: string, edge: 'start' | 'end', time: string]>([
  ['2026-01-15', 'start', '2026-01-15T00:00:00.000Z'],
  ['2026-01-15', 'end', '2026-01-15T23:59:59.999Z'],
  ['2026-07-15', 'start', '2026-07-14T23:00:00.000Z'],
  // The clock goes back: this day has 25 hours.
  ['2026-10-25', 'end', '2026-10-25T23:59:59.999Z'],
  ['2026-10-25', 'start', '2026-10-24T23:00:00.000Z'],
  ['2026-07-15T09:30', 'start', '2026-07-15T08:30:00.000Z'],
  ['2026-07-15 09:30', 'end', '2026-07-15T08:30:59.999Z'],
  ['7d', 'start', '2026-11-14T12:00:00.000Z'],
  ['0d', 'end', '2026-11-21T12:00:00.000Z'],
])('%s as the %s of a range is read in local time', ([value, edge, time]) => {
  expect(parseTime('since', value, edge, NOW).toISOString()).toBe(time)
})

test.for(['2026-02-30', '2026-13-01', '2026-1-5', '21/11/2026', '2026-07-15T24:00', '', '-1d'])(
  '"%s" is not a time',
  (value) => {
    expect(() => parseTime('since', value, 'start', NOW)).toThrow(WrongValueError)
  },
)

test('an age is a number of whole days', () => {
  expect(parseAge('older-than', '365d', NOW).toISOString()).toBe('2025-11-21T12:00:00.000Z')
})
