import { describe, expect, onTestFinished, test } from 'vitest'
import { readFilters } from '../../../core/submissions/readFilters.ts'
import { saveSubmissions } from '../../../core/submissions/saveSubmissions.ts'
import { selectPage } from '../../../core/submissions/selectSubmissions.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
import { MAIL_CHANNELS, storing } from '../../support/receiver/receiverOptions.ts'
import { NOW, runCommand } from '../../support/receiver/runCommand.ts'
import {
  exampleMessage,
  fillDatabase,
  readDatabase,
  storedMail,
  storedMessage,
  storedWebhook,
} from '../../support/receiver/submissions.ts'

const nora = storedMessage()
const kenji = storedMessage({
  id: '019df1c0-2000-7000-8000-00013f9c02ab',
  form: 'newsletter',
  target: 'newsletter',
  email: 'Kenji@Example.jp',
  name: null,
  subject: null,
  comments: null,
  received_at: '2026-05-05T09:00:00.000Z',
})
const robot = storedMessage({
  id: '019df1c0-3000-7000-8000-000091d0aa17',
  status: 'spam',
  email: 'robot@spam.example',
  name: 'Élan "100%_" \u001b[2J',
  extra_fields: JSON.stringify([
    ['website', 'see "nora@northfold.example"\nor \u009b31m'],
    ['website', 'again'],
  ]),
  received_at: '2025-05-06T09:00:00.000Z',
})
const all = [nora, kenji, robot]

describe.for(STORES)('%s', (store) => {
  test('list shows the newest first, with ids that show accepts, and with counts', async () => {
    const config = await emptyDatabase(store)
    await fillDatabase(config, all, [storedMail({ state: 'dead', attempts: 9 })])
    const { code, output } = await runCommand(config, ['list'])
    const lines = output.split('\n')
    expect(code).toBe(0)
    expect(lines.slice(1, 4).map((line) => line.split('  ')[0])).toEqual([
      // Eight characters would match both of them.
      '13f9c02ab',
      '03f9c02ab',
      '91d0aa17',
    ])
    expect(lines[2]).toMatch(
      /contact +new +dead +Nora Dunmore <nora@northfold.example> +New website$/,
    )
    expect(lines.slice(4)).toEqual(['', '3 messages: 2 new, 1 spam', ''])
    expect((await runCommand(config, ['list', '--limit', '1'])).output).toContain(
      '\n1 of 3 messages',
    )

    const ambiguous = await runCommand(config, ['show', '2AB'])
    expect(ambiguous.errors).toContain(`Several ids end with 2ab: ${nora.id}, ${kenji.id}.`)
    expect(ambiguous.code).toBe(1)
    const unknown = await runCommand(config, ['show', 'abc'])
    expect(unknown).toEqual({
      code: 1,
      output: '',
      errors: 'No message has an id that ends with abc.\n',
    })

    const shown = (await runCommand(config, ['show', '91d0aa17'])).output
    expect(shown).toContain('Name      Élan "100%_" ␛[2J\n')
    expect(shown).toContain('Mail      none\n')
    expect(shown).toContain(
      'Other fields\n  website: see "nora@northfold.example"\n    or �31m\n  website: again\n',
    )
    expect((await runCommand(config, ['show', nora.id])).output).toMatch(
      /Mail +dead after 9 attempts/,
    )
  })

  test('an id from list still identifies its message after another arrives in the same minute', async () => {
    const config = await emptyDatabase(store)
    const receive = async (email: string) => {
      const database = await openDatabase(config)
      const submission = { ...exampleMessage, email }
      await saveSubmissions(database, [{ submission, receivedAt: NOW }], storing(MAIL_CHANNELS))
      await database.destroy()
    }
    await receive('nora@northfold.example')
    const [, line] = (await runCommand(config, ['list'])).output.split('\n')
    const shownId = line?.split('  ')[0] ?? ''
    await receive('kenji@mori.example')
    expect(shownId).toHaveLength(8)
    const shown = await runCommand(config, ['show', shownId])
    expect(shown).toMatchObject({ code: 0, errors: '' })
    expect(shown.output).toContain('Email     nora@northfold.example')
  })

  test('each filter of list finds the matching messages', async () => {
    const config = await emptyDatabase(store)
    await fillDatabase(config, all, [storedMail({ state: 'dead' })])
    const database = await openDatabase(config)
    onTestFinished(() => database.destroy())
    const found = async (options: Record<string, string>) => {
      const filters = readFilters(new Map(Object.entries(options)), NOW)
      return (await selectPage(database, filters, 9)).map(({ email }) => email)
    }
    const [n, k, r] = all.map(({ email }) => email)
    expect(await found({ form: 'newsletter' })).toEqual([k])
    expect(await found({ status: 'new' })).toEqual([k, n])
    expect(await found({ status: 'spam,read' })).toEqual([r])
    expect(await found({ mail: 'dead' })).toEqual([n])
    expect(await found({ mail: 'sent' })).toEqual([])
    expect(await found({ since: '2026-05-05' })).toEqual([k])
    expect(await found({ since: '2026-05-04', until: '2026-05-04' })).toEqual([n])
    expect(await found({ email: 'KENJI@example.JP' })).toEqual([k])
    expect(await found({ search: 'five JUNE' })).toEqual([n, r])
    expect(await found({ search: 'five nora-dunmore' })).toEqual([])
    expect(await found({ search: 'ÉLAN' })).toEqual([r])
    expect(await found({ search: '100%_' })).toEqual([r])
    expect(await found({ search: '5%_' })).toEqual([])
    expect(await found({ search: '"nora@' })).toEqual([r])
  })

  test('a command that matches nothing says so, and succeeds', async () => {
    const config = await emptyDatabase(store)
    await fillDatabase(config, [])
    expect(await runCommand(config, ['list'])).toEqual({
      code: 0,
      output: 'No messages yet.\n',
      errors: '',
    })
    for (const args of [
      ['list', '--status', 'spam'],
      ['export', '--format', 'csv'],
      ['erase', 'nora@northfold.example'],
    ]) {
      const { code, output, errors } = await runCommand(config, args)
      expect(output + errors).toContain('No message matches')
      expect(code).toBe(0)
    }
    expect((await runCommand(config, ['retry', '--all'])).output).toContain(
      'No delivery was given up',
    )
  })

  test('retry puts given-up mail back into the queue, and no other mail', async () => {
    const config = await emptyDatabase(store)
    const dead = { state: 'dead', attempts: 9, last_error: '550' } as const
    const sent = { state: 'sent', sent_at: nora.received_at } as const
    await fillDatabase(config, all, [
      storedMail(dead),
      storedMail({ ...dead, submission_id: kenji.id }),
      storedMail({ ...sent, submission_id: robot.id }),
    ])
    const state = async () => (await readDatabase(config)).outbox.map((mail) => mail.state)
    expect((await runCommand(config, ['retry', nora.id, 'a17'])).output).toBe(
      '1 mail back in the queue.\n',
    )
    expect(await state()).toEqual(['waiting', 'dead', 'sent'])
    await runCommand(config, ['retry', '--all'])
    expect(await state()).toEqual(['waiting', 'waiting', 'sent'])
    expect((await readDatabase(config)).outbox[0]).toMatchObject({
      attempts: 0,
      next_attempt_at: NOW.toISOString(),
      last_error: '550',
    })
  })

  test('given-up webhooks are found, explained and retried like mail', async () => {
    const config = await emptyDatabase(store)
    const dead = { state: 'dead', attempts: 10, last_error: 'crm.example answered 500' } as const
    await fillDatabase(config, all, [
      storedMail({ state: 'sent', sent_at: nora.received_at }),
      storedWebhook(dead),
      storedWebhook({ ...dead, recipient: 'hooks.slack.com/5e6f7a8b' }),
      storedMail({ ...dead, submission_id: kenji.id }),
    ])
    const list = await runCommand(config, ['list', '--webhook', 'dead'])
    expect(list.output).toContain(nora.id.slice(-8))
    expect(list.output).toContain('\n1 message: ')
    expect((await runCommand(config, ['show', nora.id])).output).toContain(
      'Webhook   crm.example/1a2b3c4d: dead after 10 attempts; last failure: crm.example answered 500\n',
    )
    const retried = await runCommand(config, ['retry', '--all'])
    expect(retried.output).toBe('1 mail and 2 webhooks back in the queue.\n')
    expect(retried.errors).toContain('Webhooks are not configured here')
    expect((await runCommand(config, ['list', '--webhook', 'dead'])).output).toBe(
      'No message matches.\n',
    )
  })

  test('a person is erased from every table, and other people’s messages stay', async () => {
    const config = await emptyDatabase(store)
    const second = storedMessage({
      id: 'aaaa0000-0000-4000-8000-000000000004',
      email: 'NORA@Northfold.example',
    })
    await fillDatabase(config, [...all, second], [storedMail()])
    const erase = (circumstances: Parameters<typeof runCommand>[2], ...more: string[]) =>
      runCommand(config, ['erase', 'Nora@northfold.EXAMPLE', ...more], circumstances)
    const found =
      'To be erased: 2 messages, no notes, 1 delivery in the outbox, 2 marks for recognising repeated messages.\n'

    const unasked = await erase({})
    expect(unasked).toMatchObject({ code: 1, errors: expect.stringContaining('Add --yes') })
    expect(unasked.output).toContain(found)
    expect(unasked.output).toContain(
      'Kept: 1 message from other people that contain this address: 91d0aa17.',
    )
    const rejected = await erase({ ask: async () => 'y' })
    expect(rejected).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nothing was erased'),
    })
    expect((await readDatabase(config)).submissions).toHaveLength(4)

    const agreed = await erase({ ask: async () => 'yes' })
    expect(agreed.output).toContain(found.replace('To be erased', 'Erased'))
    expect(agreed).toMatchObject({ code: 0, errors: '' })
    const left = await readDatabase(config)
    expect(left.submissions).toEqual([kenji, robot])
    expect(left.outbox).toEqual([])
    expect(left.marks.map((mark) => mark.submission_id).sort()).toEqual([kenji.id, robot.id])
  })

  test('messages older than a number of days are erased, optionally of one form or status', async () => {
    const config = await emptyDatabase(store)
    const oldNewsletter = { ...kenji, id: 'bbbb0000-0000-4000-8000-000000000005' }
    const old = [robot, { ...oldNewsletter, received_at: robot.received_at }]
    await fillDatabase(config, [nora, kenji, ...old])
    const erase = (...args: string[]) =>
      runCommand(config, ['erase', '--older-than', '365d', '--yes', ...args])
    expect((await erase('--status', 'read')).output).toContain('No message matches')
    expect((await erase('--form', 'contact')).output).toContain(
      'Erased: 1 message, no notes, no deliveries',
    )
    expect((await readDatabase(config)).submissions).toHaveLength(3)
    await erase()
    expect((await readDatabase(config)).submissions).toEqual([nora, kenji])
  })

  test('a large inbox is exported completely, each message once, and erased completely', async () => {
    const config = await emptyDatabase(store)
    const many = Array.from({ length: 1_234 }, (_, index) =>
      storedMessage({
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        // Several at the same moment, across page boundaries.
        received_at: new Date(Date.UTC(2025, 0, 1, 0, Math.floor(index / 7))).toISOString(),
      }),
    )
    await fillDatabase(config, many)
    const { output } = await runCommand(config, ['export', '--format', 'json'])
    const ids = JSON.parse(output).map(({ id }: { id: string }) => id)
    expect(ids).toEqual(many.map(({ id }) => id).reverse())
    const erased = await runCommand(config, ['erase', '--older-than', '9d', '--yes'])
    expect(erased.output).toContain('Erased: 1,234 messages')
    expect((await readDatabase(config)).submissions).toEqual([])
  })
})

test('a PostgreSQL database that the receiver has not used stays empty, and backup names the command to run, without the password', async () => {
  const config = await emptyDatabase('PostgreSQL')
  const first = await runCommand(config, ['list'])
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('No messages yet:') })
  expect(await runCommand(config, ['list'])).toEqual(first)

  await fillDatabase(config, [])
  const { code, output, errors } = await runCommand(config, ['backup', "it's.dump"])
  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(errors).toContain(
    `pg_dump --format=custom --file='${config.dataDirectory}/it'\\''s.dump' "$DATABASE_URL"`,
  )
  expect(errors).not.toContain('test-password')
})
