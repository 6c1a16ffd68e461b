import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { SQLITE_FILE_NAME } from '../../../core/database/openSqlite.ts'
import { selectEntries } from '../../../core/submissions/accessLog.ts'
import { backUp } from '../../../core/submissions/backUp.ts'
import { changeMessages } from '../../../core/submissions/marking.ts'
import { queueReply } from '../../../core/submissions/replies.ts'
import { openBesideReceiver } from '../../../server/openBesideReceiver.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { NOW, runCommand } from '../../support/receiver/runCommand.ts'
import { temporaryFolder } from '../../support/receiver/startReceiver.ts'
import { fillDatabase, storedMail, storedMessage } from '../../support/receiver/submissions.ts'

const nora = storedMessage({ comments: 'A secret that is nobody’s business. '.repeat(400) })
const kenji = storedMessage({
  id: '019df1c0-2000-7000-8000-000091d0aa17',
  email: 'kenji@example.jp',
  name: 'Kenji \u001b[2J \u009b31m',
})

async function openFolder(messages = [nora, kenji]) {
  const config = { dataDirectory: temporaryFolder(), databaseUrl: null }
  await fillDatabase(config, messages, messages.includes(nora) ? [storedMail()] : [])
  return config
}

function bytesOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')
}

test('no file holds the words of an erased person, even while the receiver runs', async () => {
  const config = await openFolder()
  const receiver = await openDatabase(config)
  const { id, ...same } = nora
  await receiver
    .insertInto('submissions')
    .values({ ...same, id: id.replace('3f9c', 'aaaa') })
    .execute()
  const who = { person: 'ada', now: NOW }
  const note = { note: 'She rang back' }
  await changeMessages(receiver, new Set([nora.id]), note, { onStored: async () => [], who })
  const reply = { submissionId: nora.id, key: 'k', subject: 'Re', text: 'Come on Tuesday' }
  await queueReply(receiver, reply, 'agency.example', who)
  const before = bytesOf(config.dataDirectory)
  const words = ['nora@northfold', 'A secret that', 'She rang back', 'Come on Tuesday']
  for (const word of words) {
    expect(before).toContain(word)
  }

  const { code } = await runCommand(config, ['erase', nora.email, '--yes'])
  expect(code).toBe(0)
  const bytes = bytesOf(config.dataDirectory)
  expect(bytes).toContain('kenji@example.jp')
  for (const word of ['nora', 'Dunmore', ...words]) {
    expect(bytes).not.toContain(word)
  }
  expect(await receiver.selectFrom('submissions').selectAll().execute()).toEqual([kenji])
  await receiver.destroy()
})

test('a backup holds only committed data while another process writes, and can be restored', async () => {
  const config = await openFolder()
  const folder = temporaryFolder()
  const copy = join(folder, 'copy.sqlite')
  const database = await openBesideReceiver(config)
  const writer = new DatabaseSync(join(config.dataDirectory, SQLITE_FILE_NAME))
  writer.exec("begin immediate; update submissions set email = 'half@written.example'")
  const { messages } = await backUp(database, copy)
  writer.exec('rollback')
  writer.close()
  await database.destroy()
  expect(messages).toBe(2)
  expect(statSync(copy).mode & 0o777).toBe(0o600)

  const restored = { dataDirectory: join(folder, 'data'), databaseUrl: null }
  mkdirSync(restored.dataDirectory)
  copyFileSync(copy, join(restored.dataDirectory, SQLITE_FILE_NAME))
  expect((await runCommand(restored, ['list'])).output).toContain('2 messages: 2 new')
})

test('a backup overwrites no existing file, and leaves no file if it fails', async () => {
  const config = await openFolder()
  const made = await runCommand(config, ['backup', 'copy.sqlite'])
  expect(made.output).toMatch(/^2 messages in \S+copy\.sqlite, \d+ kB, checked\.\n$/)
  rmSync(join(config.dataDirectory, 'copy.sqlite'))
  const other = join(config.dataDirectory, 'other.txt')
  writeFileSync(other, 'kept')
  const taken = await runCommand(config, ['backup', 'other.txt'])
  expect(taken).toEqual({
    code: 1,
    output: '',
    errors: `${other} cannot be written: it already exists. Use another name.\n`,
  })
  expect(readFileSync(other, 'utf8')).toBe('kept')
  const nowhere = await runCommand(config, ['backup', 'no/copy.sqlite'])
  expect(nowhere.errors).toContain('its folder does not exist')
  const folder = await runCommand(config, ['export', '--format', 'csv', '--file', '.', '--force'])
  expect(folder.errors).toContain('it is a folder. Enter a file in it.')
  expect(readdirSync(config.dataDirectory).sort()).toEqual(['other.txt', SQLITE_FILE_NAME])
})

test('an exported file is readable by its owner only, and is overwritten only with --force', async () => {
  const config = await openFolder()
  const file = join(config.dataDirectory, 'messages.csv')
  const exportTo = (...more: string[]) =>
    runCommand(config, ['export', '--format', 'csv', '--file', 'messages.csv', ...more])
  expect(await exportTo()).toEqual({ code: 0, output: '', errors: `2 messages in ${file}\n` })
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const rejected = await exportTo('--email', 'kenji@example.jp')
  expect(rejected.code).toBe(1)
  expect(rejected.errors).toContain('Use another name, or add --force to overwrite it.')
  expect(readFileSync(file, 'utf8')).toContain('nora@northfold.example')

  writeFileSync(join(config.dataDirectory, 'open.csv'), 'old', { mode: 0o644 })
  await runCommand(config, ['export', '--format=csv', '--file=open.csv', '--force'])
  expect(statSync(join(config.dataDirectory, 'open.csv')).mode & 0o777).toBe(0o600)
})

test('an export is not logged if its file cannot be created', async () => {
  const config = await openFolder()
  const { code, errors } = await runCommand(config, ['export', '--format=csv', '--file=no/a.csv'])
  expect([code, errors]).toEqual([1, expect.stringContaining('its folder does not exist')])
  const database = await openDatabase(config)
  expect(await selectEntries(database, '', 9)).toEqual([])
  await database.destroy()
})

test('a failed export leaves no file that looks complete', async () => {
  const config = await openFolder([kenji, { ...nora, extra_fields: 'damaged' }])
  const half = await runCommand(config, ['export', '--format', 'csv', '--file', 'half.csv'])
  expect(half.code).toBe(1)
  expect(half.errors).toMatch(new RegExp(`^The message ${nora.id} is damaged: .*\\n$`))
  expect(readdirSync(config.dataDirectory)).not.toContain('half.csv')
})

test('an export has no control characters on a terminal, and is unchanged for a program', async () => {
  const config = await openFolder([kenji])
  for (const format of ['csv', 'json']) {
    const shown = await runCommand(config, ['export', '--format', format], { columns: 80 })
    expect(shown.output).toContain('Kenji')
    expect(shown.output.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    const piped = await runCommand(config, ['export', '--format', format])
    expect(piped.output).toContain('\u009b31m')
  }
})

test('a missing database is reported and not created', async () => {
  const config = { dataDirectory: join(temporaryFolder(), 'data'), databaseUrl: null }
  const words = `No messages yet: there is no database at ${join(config.dataDirectory, SQLITE_FILE_NAME)}.\n`
  expect(await runCommand(config, ['list'])).toEqual({ code: 0, output: words, errors: '' })
  // A nightly job that backs up the wrong folder must not appear to succeed.
  expect(await runCommand(config, ['backup', 'x'])).toEqual({ code: 1, output: '', errors: words })
  expect(readdirSync(join(config.dataDirectory, '..'))).toEqual([])
})

test('an unreadable database is reported in a sentence, not treated as empty', async () => {
  const dataDirectory = temporaryFolder()
  writeFileSync(
    join(dataDirectory, SQLITE_FILE_NAME),
    'This is a letter, not a database. '.repeat(99),
  )
  const broken = await runCommand({ dataDirectory, databaseUrl: null }, ['list'])
  expect(broken).toMatchObject({ code: 1, output: '' })
  expect(broken.errors).toContain('is damaged (file is not a database)')

  const notFolder = join(dataDirectory, SQLITE_FILE_NAME)
  const closed = await runCommand({ dataDirectory: notFolder, databaseUrl: null }, ['list'])
  expect(closed).toMatchObject({ code: 1, output: '' })
  expect(closed.errors).toContain('Run this as the user who runs the receiver.')
})
