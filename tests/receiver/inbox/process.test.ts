import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/receiver/startReceiver.ts'
import { fillDatabase, storedMessage } from '../../support/receiver/submissions.ts'

const TOOL = join(import.meta.dirname, '../../../commands/inbox.ts')

/** Runs the tool as `npm run inbox` does, without a terminal. */
async function runTool(settings: Record<string, string>, ...args: string[]) {
  const { PATH } = process.env
  const environment = { PATH, DATABASE_URL: '', SMTP_URL: '', ...settings }
  const child = spawn(process.execPath, [TOOL, ...args], { env: environment })
  child.stdin.end()
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, output, errors }
}

test('the process shows messages safely, and exits with a code for success or failure', async () => {
  const DATA_DIRECTORY = temporaryFolder()
  const hostile = storedMessage({ subject: '\u001b]0;owned\u0007\u009b2J New website' })
  await fillDatabase({ dataDirectory: DATA_DIRECTORY, databaseUrl: null }, [hostile])
  const secret = 'postgres://owner:hunter2@127.0.0.1:1/messages'
  const settings = { DATA_DIRECTORY, INIT_CWD: DATA_DIRECTORY }
  const [list, exported, away] = await Promise.all([
    runTool(settings, 'list'),
    runTool(settings, 'export', '--format', 'json', '--file', 'all.json'),
    runTool({ ...settings, DATABASE_URL: secret }, 'list'),
  ])
  expect(list).toMatchObject({ code: 0, errors: '' })
  expect(list.output).toContain('New website')
  expect(list.output.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  expect(exported).toMatchObject({ code: 0, output: '' })
  expect(existsSync(join(DATA_DIRECTORY, 'all.json'))).toBe(true)
  expect(away).toMatchObject({ code: 1, errors: expect.stringMatching(/^DATABASE_URL: /) })
  expect(away.errors).not.toContain('hunter2')
})
