import { describe, expect, onTestFinished, test } from 'vitest'
import { selectEntries, selectEvents } from '../../../core/submissions/accessLog.ts'
import { changeMessages, type MessageChanges } from '../../../core/submissions/marking.ts'
import { SubmissionError } from '../../../core/submissions/SubmissionError.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase, STORES, type StoreName } from '../../support/receiver/emptyDatabase.ts'
import { NOW, runCommand } from '../../support/receiver/runCommand.ts'
import { fillDatabase, readDatabase, storedMessage } from '../../support/receiver/submissions.ts'

const nora = storedMessage({
  page: '/services/seo',
  referrer: 'search.example/find',
  utm_source: 'newsletter',
  utm_campaign: 'spring \u001b[2J',
})
const kenji = storedMessage({
  id: '019df1c0-2000-7000-8000-000091d0aa17',
  email: 'kenji@example.jp',
  name: 'Kenji',
  received_at: '2026-05-05T09:00:00.000Z',
})

const LATER = new Date(NOW.getTime() + 60_000)
const AN_HOUR_LATER = new Date(NOW.getTime() + 3_600_000)

async function openLeads(store: StoreName) {
  const config = await emptyDatabase(store)
  await fillDatabase(config, [nora, kenji])
  const database = await openDatabase(config)
  onTestFinished(() => database.destroy())
  /** Changes a message as the studio does. */
  const change = (id: string, changes: MessageChanges, person = 'ada', now = NOW) =>
    changeMessages(database, new Set([id]), changes, {
      onStored: async () => [],
      who: { person, now },
    })
  return {
    config,
    database,
    change,
    run: async (...args: string[]) => (await runCommand(config, args)).output,
    /** Adds a note as the studio does. */
    add: (id: string, note: string, author = 'ada', now = NOW) => change(id, { note }, author, now),
  }
}

describe.for(STORES)('%s', (store) => {
  test('show, list and exports say where a message came from', async () => {
    const { run } = await openLeads(store)
    expect(await run('show', nora.id)).toContain(
      'Page      /services/seo\nReferrer  search.example/find\nCampaign  newsletter / spring ␛[2J\n',
    )
    expect(await run('show', kenji.id)).not.toMatch(/Page|Led by|Campaign/)
    expect(await run('list')).toMatch(
      /SOURCE\n.*Kenji.*New website\n.*Nora.*New website {2}newsletter\n/,
    )
    const [, line = ''] = (await run('export', '--format', 'csv', '--email', nora.email)).split(
      '\r\n',
    )
    expect(line).toContain('/services/seo,search.example/find,newsletter,,spring \u001b[2J,,,')
    const [record] = JSON.parse(await run('export', '--format', 'json', '--email', nora.email))
    expect(record).toMatchObject({ page: '/services/seo', utm_medium: null })
    expect(await run('list', '--search', 'SPRING')).toContain('1 message:')
  })

  test('notes appear with time and author below their message, and in exports', async () => {
    const { run, add } = await openLeads(store)
    await add(nora.id, 'Rang back.\nWants \u001b[2Jan offer.')
    await add(nora.id, 'Offer sent.', 'leila', LATER)
    expect(await run('show', nora.id)).toMatch(
      /Notes\n {2}\S+ \S+ \S+, ada\n {4}Rang back\.\n {4}Wants ␛\[2Jan offer\.\n {2}\S+ \S+ \S+, leila\n {4}Offer sent\.\n/,
    )
    expect(await run('show', kenji.id)).not.toContain('Notes')
    expect(await run('list', '--search', 'RANG offer')).toContain('1 message:')

    const [, own] = JSON.parse(await run('export', '--format', 'json'))
    expect(own.notes).toEqual([
      {
        written_at: NOW.toISOString(),
        author: 'ada',
        note: 'Rang back.\nWants \u001b[2Jan offer.',
      },
      { written_at: LATER.toISOString(), author: 'leila', note: 'Offer sent.' },
    ])
    expect(await run('export', '--format', 'csv')).toContain(
      `${LATER.toISOString()} leila: Offer sent."`,
    )
  })

  test('the person assigned to a message and its due day are listed, exported and searched', async () => {
    const { change, run } = await openLeads(store)
    await change(nora.id, { assignedTo: 'Leila Vass', dueOn: '2026-12-01' })
    expect(await run('list')).toMatch(/new +2026-12-01 +Leila Vass +Nora/)
    expect(await run('show', nora.id)).toContain('Assigned  Leila Vass\nDue       2026-12-01\n')
    const listed = async (...args: string[]) =>
      (await run('list', ...args)).match(/Nora|Kenji|No message/g)
    expect(await listed('--assigned', 'leila vass')).toEqual(['Nora'])
    expect(await listed('--assigned', 'ada')).toEqual(['No message'])
    expect(await listed('--due', '2026-12-01')).toEqual(['Nora'])
    expect(await listed('--due', '2026-11-30')).toEqual(['No message'])
    expect(
      JSON.parse(await run('export', '--format', 'json', '--due', '2027-01-01')),
    ).toMatchObject([{ assigned_to: 'Leila Vass', due_on: '2026-12-01' }])
    await change(nora.id, { assignedTo: null, dueOn: null })
    expect(await run('list')).not.toMatch(/DUE|ASSIGNED/)
  })

  test('the log records who read, exported and erased which messages, and none of their words', async () => {
    const { config, database, run } = await openLeads(store)
    expect(await run('show', nora.id)).toMatch(/Log\n {2}\S+ \S+ \S+ {2}shown by ada\n$/)
    await runCommand(config, ['export', '--format', 'csv'], { person: 'leila', now: LATER })
    const erased = { person: 'leila', now: AN_HOUR_LATER }
    await runCommand(config, ['erase', nora.email, '--yes'], erased)
    await run('list')
    expect(await selectEvents(database, 9)).toMatchObject([
      { person: 'leila', action: 'erased', count: 1 },
      { person: 'leila', action: 'exported', count: 2 },
      { person: 'ada', action: 'shown', count: 1 },
    ])
    const all = await selectEntries(database, '', 9)
    const own = all.filter(({ submission_id }) => submission_id === nora.id)
    expect(own.map(({ action }) => action)).toEqual(['erased', 'exported', 'shown'])
    expect(await selectEntries(database, nora.id.slice(1), 9)).toEqual(own)
    expect(JSON.stringify(all)).not.toMatch(/nora|dunmore|website/i)
  })

  test('erasing a person erases the notes about them, and finds them in notes about others', async () => {
    const { config, run, add } = await openLeads(store)
    await add(nora.id, 'Likes tea.')
    await add(kenji.id, `Knows ${nora.email}`)
    const output = await run('erase', nora.email, '--yes')
    expect(output).toContain(
      'Kept: 1 message from other people that contain this address: 91d0aa17.',
    )
    expect(output).toContain('Erased: 1 message, 1 note, no deliveries')
    const left = await readDatabase(config)
    expect(left.notes).toMatchObject([{ submission_id: kenji.id }])
    expect(left.submissions).toEqual([kenji])
  })
})

test('log entries are kept for two years', async () => {
  const { config, database, run } = await openLeads('SQLite')
  await run('show', nora.id)
  await runCommand(config, ['show', kenji.id], { now: new Date('2029-01-01') })
  expect(await selectEntries(database, '', 9)).toMatchObject([{ submission_id: kenji.id }])
})

test('a message holds at most a hundred notes', async () => {
  const { config, add } = await openLeads('SQLite')
  for (let index = 0; index < 100; index += 1) await add(nora.id, 'x')
  await expect(add(nora.id, 'one more')).rejects.toThrow(SubmissionError)
  expect((await readDatabase(config)).notes).toHaveLength(100)
})
