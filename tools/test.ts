import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readCheckedContent } from '../content-model/files/readCheckedContent.ts'
import { endOnFailure } from './endOnFailure.ts'
import { findBrowser } from './findBrowser.ts'
import { findNginx } from './findNginx.ts'
import { run } from './run.ts'
import { readCounts, summary, type TestCounts } from './testCounts/testCounts.ts'

/** The sites of tests/sites: what visitors do on the tests' own content, what must hold on any. */
const SITES = ['test', 'own', 'edited', 'bare', 'crowded']

/** Unit tests that read content: they hold for the owner's after any edit. */
const TESTS_OF_CONTENT = [
  'content-model',
  'studio/form',
  'studio/server',
  'studio/yaml',
  'launch-check',
  'site',
]

// Tests over pages that cannot be built would hide what is wrong.
await endOnFailure(readCheckedContent)

// The tests send their forms to the receiver under test, whatever a deployment's settings say.
process.env.NEWSLETTER_URL = ''
process.env.CONTACT_URL = ''

try {
  // Looked for once: each runner and its workers would look again.
  process.env.BROWSER_PATH = findBrowser()
  process.env.NGINX_PATH = findNginx() ?? ''
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

const parts = [faults(await run('node', ['tools/check.ts'])), await countUnitTests('unit', [])]
for (const site of SITES) {
  parts.push(await countInBrowser(`browser-${site}`, 'tests/playwright.config.ts', site))
}
// The browser tests have made the copy.
parts.push(
  await countUnitTests('unit-edited', [
    ...['--root', '.cache/sites/edited', '--project', 'node'],
    ...TESTS_OF_CONTENT,
  ]),
  await countInBrowser('studio', 'tests/studio/playwright.config.ts'),
)
process.stdout.write(`\n${summary(parts)}\n`)
process.exit(parts.some(({ failed }) => failed.length > 0) ? 1 : 0)

/** A step that is no test, and is told of only where it fails. */
function faults(exitCode: number): TestCounts {
  const failed = exitCode === 0 ? [] : ['npm run check: its faults stand above']
  return { passed: 0, failed, skipped: [] }
}

function countUnitTests(name: string, options: string[]): Promise<TestCounts> {
  const reporters = [
    '--reporter=default',
    `--reporter=${resolve('tools/testCounts/vitestCounts.ts')}`,
  ]
  return count(name, 'vitest', ['run', ...options, ...reporters])
}

function countInBrowser(name: string, config: string, site = ''): Promise<TestCounts> {
  const reporter = '--reporter=list,./tools/testCounts/playwrightCounts.ts'
  return count(name, 'playwright', ['test', '--config', config, reporter], { TEST_SITE: site })
}

/** Runs a runner and reads what it has counted. */
async function count(
  name: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<TestCounts> {
  const file = resolve('.cache/test-results', `${name}.json`)
  await rm(file, { force: true })
  return readCounts(file, await run(command, args, { ...environment, TEST_COUNTS_FILE: file }))
}
