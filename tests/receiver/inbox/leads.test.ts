import { describe, expect, test } from 'vitest'
import { type DatabaseConfig, openDatabase } from '../../../core/database/openDatabase.ts'
import { emptyDatabase, STORES } from '../../support/receiver/emptyDatabase.ts'
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

/** Writes notes down at once: a command for each would take as long as opening a database so often. */
async function noteOften(config: DatabaseConfig, submission_id: string, count: number) {
  const database = await openDatabase(config)
  const notes = Array.from({ length: count }, (_, index) => ({
    id: `note-${index}`,
    submission_id,
    written_at: NOW.toISOString(),
    author: 'ada',
    note: 'x'.repeat(5_000),
  }))
  await database.insertInto('notes').values(notes).execute()
  await database.destroy()
}

describe.for(STORES)('%s', (store) => {
  async function openInbox() {
    const config = await emptyDatabase(store)
    await fillDatabase(config, [nora, kenji])
    const run = async (...args: string[]) => (await runCommand(config, args)).output
    return { config, run }
  }

  test('show, list and exports say where a message came from', async () => {
    const { run } = await openInbox()
    expect(await run('show', nora.id)).toContain(
      'Page      /services/seo\nLed by    search.example/find\nCampaign  newsletter / spring ␛[2J\n',
    )
    expect(await run('show', kenji.id)).not.toMatch(/Page|Led by|Campaign/)
    expect(await run('list')).toMatch(
      /LED BY\n.*Kenji.*New website\n.*Nora.*New website {2}newsletter\n/,
    )
    const [, line = ''] = (await run('export', '--format', 'csv', '--email', nora.email)).split(
      '\r\n',
    )
    expect(line).toContain('/services/seo,search.example/find,newsletter,,spring \u001b[2J,,,')
    const [record] = JSON.parse(await run('export', '--format', 'json', '--email', nora.email))
    expect(record).toMatchObject({ page: '/services/seo', utm_medium: null })
    expect(await run('list', '--search', 'SPRING')).toContain('1 message:')
  })

  test('notes stand with time and author below their message, and in exports', async () => {
    const { config, run } = await openInbox()
    expect(await run('note', nora.id, ' Rang back.\nWants \u001b[2Jan offer. ')).toBe('Noted.\n')
    await runCommand(config, ['note', nora.id, 'Offer sent.'], { person: 'leila', now: LATER })
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

  test('five megabytes of notes are refused with a sentence, in one note and in many', async () => {
    const { config, run } = await openInbox()
    const { code, errors } = await runCommand(config, ['note', nora.id, 'x'.repeat(5_000_000)])
    expect(errors).toBe('The note has 5,000,000 characters. Use 5,000 at most.\n')
    expect(code).toBe(2)
    await noteOften(config, nora.id, 99)
    expect(await run('note', nora.id, 'x'.repeat(5_000))).toBe('Noted.\n')
    const refused = await runCommand(config, ['note', nora.id, 'one more'])
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('100 notes already') })
    expect((await readDatabase(config)).notes).toHaveLength(100)
  })

  test('who cares for a message and when it is due are kept, listed and taken back', async () => {
    const { config, run } = await openInbox()
    expect(await run('assign', nora.id, 'Leila\nVass')).toBe('Leila Vass cares for it.\n')
    expect(await run('due', nora.id, '2026-12-01')).toBe('Due on 2026-12-01.\n')
    expect(await run('list')).toMatch(/new +2026-12-01 +Leila Vass +Nora/)
    expect(await run('show', nora.id)).toContain('Assigned  Leila Vass\nDue       2026-12-01\n')
    const listed = async (...args: string[]) =>
      (await run('list', ...args)).match(/Nora|Kenji|No message/g)
    expect(await listed('--assigned', 'Leila Vass')).toEqual(['Nora'])
    expect(await listed('--assigned', 'leila vass')).toEqual(['Nora'])
    expect(await listed('--assigned', 'ada')).toEqual(['No message'])
    expect(await listed('--due', '2026-12-01')).toEqual(['Nora'])
    expect(await listed('--due', '2026-11-30')).toEqual(['No message'])
    expect(
      JSON.parse(await run('export', '--format', 'json', '--due', '2027-01-01')),
    ).toMatchObject([{ assigned_to: 'Leila Vass', due_on: '2026-12-01' }])

    expect(await run('assign', nora.id, '--nobody')).toBe('Nobody cares for it.\n')
    expect(await run('due', nora.id, '--never')).toBe('Due on no day.\n')
    expect((await readDatabase(config)).submissions).toEqual([nora, kenji])
    expect(await run('list')).not.toMatch(/DUE|ASSIGNED/)
  })

  test('the log tells who read, exported and erased which messages, and none of their words', async () => {
    const { config, run } = await openInbox()
    expect(await run('log')).toBe('Nothing was read, exported or erased.\n')
    const shown = await run('show', nora.id)
    expect(shown).toMatch(/Log\n {2}\S+ \S+ \S+ {2}shown by ada\n$/)
    await runCommand(config, ['export', '--format', 'csv'], { person: 'leila', now: LATER })
    const erased = { person: 'leila', now: AN_HOUR_LATER }
    await runCommand(config, ['erase', nora.email, '--yes'], erased)
    await run('list')

    const log = await run('log')
    expect(log.split('\n').slice(1).map(words)).toEqual([
      'leila erased 1 message',
      'leila exported 2 messages',
      'ada shown 1 message',
      '',
    ])
    expect((await run('log', nora.id.slice(1))).split('\n').slice(1).map(words)).toEqual([
      `leila erased ${nora.id}`,
      `leila exported ${nora.id}`,
      `ada shown ${nora.id}`,
      '',
    ])
    expect((await run('log', '--each', '--limit', '2')).match(/erased \S+|exported \S+/g)).toEqual([
      `erased ${nora.id}`,
      `exported ${nora.id}`,
    ])
    expect(log + (await run('log', '--each'))).not.toMatch(/nora|dunmore|website/i)
  })

  test('what the log says is kept for two years', async () => {
    const { config, run } = await openInbox()
    await run('show', nora.id)
    await runCommand(config, ['show', kenji.id], { now: new Date('2029-01-01') })
    expect(await run('log', '--each')).not.toContain(nora.id)
  })

  test('erasing a person erases the notes about them, and finds them in notes about others', async () => {
    const { config, run } = await openInbox()
    await run('note', nora.id, 'Likes tea.')
    await run('note', kenji.id, `Knows ${nora.email}`)
    const output = await run('erase', nora.email, '--yes')
    expect(output).toContain('Kept: 1 message of other people that hold this address: 91d0aa17.')
    expect(output).toContain('Erased: 1 message, 1 note, no deliveries')
    const left = await readDatabase(config)
    expect(left.notes).toMatchObject([{ submission_id: kenji.id }])
    expect(left.submissions).toEqual([kenji])
  })
})

/** A line of the log without its time. */
function words(line: string): string {
  return line.replace(/^\S+ \S+ \S+ +/, '').replace(/ {2,}/g, ' ')
}
