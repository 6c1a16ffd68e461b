import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCounts, summary } from './testCounts.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Inside the project, so that the test files can import the runners. */
const CACHE = join(ROOT, '.cache')

const HOOK_FAILS = `
  test.beforeAll(() => { throw new Error('no server') })
  test('one', () => {})
  test('two', () => {})
`

/** Runs a test runner with the counting reporter on the given files, in a temporary folder. */
function runOver(files: Record<string, string>, command: string, args: string[]) {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const countsFile = join(folder, 'counts.json')
  const { PATH } = process.env
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { PATH, TEST_COUNTS_FILE: countsFile },
  })
  return readCounts(countsFile, status ?? 1)
}

const runVitest = (files: Record<string, string>) =>
  runOver({ 'vitest.config.ts': 'export default {}', ...files }, 'vitest', [
    ...['run', '--reporter', join(import.meta.dirname, 'vitestCounts.ts')],
  ])

const runPlaywright = (files: Record<string, string>, ...options: string[]) =>
  runOver({ 'playwright.config.ts': 'export default { workers: 1 }', ...files }, 'playwright', [
    ...['test', '--reporter', join(import.meta.dirname, 'playwrightCounts.ts'), ...options],
  ])

const WITH_VITEST = "import { beforeAll, describe, test } from 'vitest'\n"
const WITH_PLAYWRIGHT = "import { test } from '@playwright/test'\n"

test('unit tests that do not run because their server fails to start count as failed', {
  tags: 'long',
}, () => {
  const text = HOOK_FAILS.replaceAll('test.beforeAll', 'beforeAll')
  const file = `${WITH_VITEST}describe('server', () => {${text}})\ntest('fine', () => {})`
  const counts = runVitest({ 'a.test.ts': file })
  expect(counts).toMatchObject({ passed: 1, skipped: [] })
  expect(counts.failed).toHaveLength(3)
  expect(counts.failed).toContainEqual(expect.stringContaining('no server'))
})

test('a unit test file that cannot be loaded and an error outside tests count as failed', {
  tags: 'long',
}, () => {
  const stray = "Promise.reject(new Error('stray')); return new Promise(setImmediate)"
  const files = {
    'a.test.ts': `import './nothing.ts'\n${WITH_VITEST}test('never', () => {})`,
    'b.test.ts': `${WITH_VITEST}test('fine', () => { ${stray} })`,
  }
  const counts = runVitest(files)
  expect(counts).toMatchObject({ passed: 1, skipped: [] })
  expect(counts.failed).toEqual([
    expect.stringContaining('a.test.ts'),
    expect.stringContaining('stray'),
  ])
})

test('a skipped unit test is counted with its reason', { tags: 'long' }, () => {
  const file = `${WITH_VITEST}test('needs', ({ skip }) => skip('No nginx.'))`
  expect(runVitest({ 'a.test.ts': file })).toEqual({
    passed: 0,
    failed: [],
    skipped: ['No nginx.'],
  })
})

test('browser tests that do not run because their server fails to start count as failed', {
  tags: 'long',
}, () => {
  const group = `test.describe.configure({ mode: 'serial' })\n${HOOK_FAILS}`
  const files = { 'a.spec.ts': `${WITH_PLAYWRIGHT}test.describe('server', () => {${group}})` }
  const counts = runPlaywright(files)
  expect(counts).toMatchObject({ passed: 0, skipped: [] })
  expect(counts.failed).toEqual([
    'a.spec.ts › server › one\n    Error: no server',
    'a.spec.ts › server › two\n    It did not run.',
  ])
})

test('browser tests that an aborted run did not reach count as failed', { tags: 'long' }, () => {
  const texts = "test('bad', () => { throw new Error('bad') })\ntest('late', () => {})"
  const files = { 'a.spec.ts': WITH_PLAYWRIGHT + texts }
  expect(runPlaywright(files, '--max-failures=1').failed.join()).toContain('late')
})

test('a skipped browser test is counted with its reason', { tags: 'long' }, () => {
  const texts = "test('needs', () => { test.skip(true, 'No nginx.') })\ntest('fine', () => {})"
  const files = { 'a.spec.ts': WITH_PLAYWRIGHT + texts }
  expect(runPlaywright(files)).toEqual({ passed: 1, failed: [], skipped: ['No nginx.'] })
})

test('a runner that fails before it writes counts is reported as failed', { tags: 'long' }, () => {
  const files = { 'playwright.config.ts': "throw new Error('no port')" }
  const failed = ['counts ended with exit code 1']
  expect(runPlaywright(files)).toEqual({ passed: 0, failed, skipped: [] })
})

test('the last line is the summary; above it are the failures, each reason for skipping once, and the seconds of each part', () => {
  const skipped = ['No nginx.', 'No nginx.', 'No network.']
  const parts = [
    { name: 'unit tests', seconds: 2.6, counts: { passed: 3, failed: [], skipped } },
    {
      name: 'studio',
      seconds: 90,
      counts: { passed: 4, failed: ['a.spec.ts › fine'], skipped: [] },
    },
  ]
  expect(summary(parts).split('\n')).toEqual([
    'Failed: a.spec.ts › fine',
    'Skipped (2): No nginx.',
    'Skipped (1): No network.',
    '3 s unit tests',
    '90 s studio',
    '7 passed, 1 failed, 3 skipped',
  ])
  const sound = { name: 'studio', seconds: 5, counts: { passed: 5, failed: [], skipped: [] } }
  expect(summary([sound]).split('\n').at(-1)).toBe('5 passed, 0 failed')
})
