import { closeSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { SQLITE_FILE_NAME } from '../../../core/database/openSqlite.ts'
import { postSubscription } from '../../support/receiver/requests.ts'
import { runCommand } from '../../support/receiver/runCommand.ts'
import { addressOf, startFailureOf, startProcess } from '../../support/receiver/startProcess.ts'
import { temporaryFolder } from '../../support/receiver/startReceiver.ts'
import { fillDatabase, storedMail, storedMessage } from '../../support/receiver/submissions.ts'
import { roundOf } from '../../support/round.ts'

const PAGE_BYTES = 4_096

/** A database of 300 messages, and its file. */
async function fullDatabase() {
  const dataDirectory = temporaryFolder()
  const messages = Array.from({ length: 300 }, (_, index) =>
    storedMessage({ id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000001` }),
  )
  const mail = storedMail({ submission_id: messages[0]?.id ?? '', state: 'dead' })
  await fillDatabase({ dataDirectory, databaseUrl: null }, messages, [mail])
  return { dataDirectory, file: join(dataDirectory, SQLITE_FILE_NAME) }
}

/** Overwrites the root pages of tables and their indexes with noise, as a failing disk might. */
function spoil(file: string, ...tables: string[]): void {
  const database = new DatabaseSync(file)
  const pages = database
    .prepare(
      `select rootpage from sqlite_schema where tbl_name in (${tables.map(() => '?')}) and rootpage > 0`,
    )
    .all(...tables)
  database.close()
  const target = openSync(file, 'r+')
  for (const { rootpage } of pages) {
    writeSync(
      target,
      Buffer.alloc(PAGE_BYTES, 0x5a),
      0,
      PAGE_BYTES,
      (Number(rootpage) - 1) * PAGE_BYTES,
    )
  }
  closeSync(target)
}

test.for<[what: string, damage: (file: string) => void]>(
  roundOf([
    ['is another kind of file', (file) => writeFileSync(file, 'A letter. '.repeat(999))],
    ['is truncated', (file) => truncateSync(file, PAGE_BYTES)],
    ['has noise in it', (file) => spoil(file, 'kysely_migration')],
  ]),
)(
  'a start with a database that %s fails with its name and the backup guide',
  async ([, damage]) => {
    const { dataDirectory, file } = await fullDatabase()
    damage(file)
    const failure = await startFailureOf(
      startProcess({ SITE_DIRECTORY: 'none', DATA_DIRECTORY: dataDirectory }),
    )
    expect(failure.code).toBe(1)
    expect(failure.stderr).toContain(file)
    expect(failure.stderr).toContain('docs/backups.md')
    expect(failure.stderr.trim().split('\n')).toHaveLength(1)
  },
)

test.for(
  roundOf([
    ['list'],
    ['show', '00000000'],
    ['export', '--format', 'csv'],
    ['export', '--format', 'json', '--file', 'all.json'],
    ['erase', 'nora@northfold.example', '--yes'],
    ['erase', '--older-than', '1d', '--yes'],
    ['retry', '--all'],
    ['backup', 'copy.sqlite'],
  ]),
)('inbox %s names a damaged database and the backup guide', async (args) => {
  const { dataDirectory, file } = await fullDatabase()
  spoil(file, 'submissions', 'deliveries')
  const { code, errors } = await runCommand({ dataDirectory, databaseUrl: null }, args)
  expect(code).toBe(1)
  expect(errors).toContain(file)
  expect(errors).toContain('docs/backups.md')
  expect(errors.trim().split('\n')).toHaveLength(1)
})

test('damage that is found while the receiver runs gives 503, and the log names the file', async () => {
  const { dataDirectory, file } = await fullDatabase()
  spoil(file, 'recent_content')
  const child = startProcess({
    SITE_DIRECTORY: 'none',
    DATA_DIRECTORY: dataDirectory,
    LOG_LEVEL: 'error',
  })
  const url = await addressOf(child)
  const log: string[] = []
  child.stdout.on('data', (chunk) => log.push(...String(chunk).trim().split('\n')))
  for (let index = 0; index < 3; index += 1) {
    expect((await postSubscription(url, `visitor-${index}@b.example`))?.status).toBe(503)
  }
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect(log).toHaveLength(1)
  expect(log[0]).toContain(file)
  expect(log[0]).toContain('docs/backups.md')
  expect(log[0]).not.toContain('.ts:')
})
