import { rm } from 'node:fs/promises'
import { buildSite } from './buildSite.ts'
import { findBrowser } from './findBrowser.ts'
import { findNginx } from './findNginx.ts'
import { run } from './run.ts'
import { readCounts, summary, type TestCounts } from './testCounts/testCounts.ts'

// The tests send their forms to the receiver under test, whatever a deployment's settings say.
process.env.NEWSLETTER_URL = ''
process.env.CONTACT_URL = ''

try {
  // Looked for once: each runner and its workers would look again.
  process.env.BROWSER_PATH = findBrowser()
  process.env.NGINX_PATH = findNginx() ?? ''
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exit(1)
}

const parts = [
  faults(await run('node', ['tools/check.ts'])),
  await count('unit', 'vitest', [
    ...['run', '--reporter=default', '--reporter=./tools/testCounts/vitestCounts.ts'],
  ]),
]
try {
  await buildSite()
  parts.push(
    await countInBrowser('browser', 'tests/playwright.config.ts'),
    await countInBrowser('editor', 'tests/editor/playwright.config.ts'),
  )
} catch (error) {
  process.stderr.write(`${messageOf(error)} So no browser test has run.\n`)
  parts.push(faults(1))
}
process.stdout.write(`\n${summary(parts)}\n`)
process.exit(parts.some(({ failed }) => failed > 0) ? 1 : 0)

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A step that is no test, and is told of only where it fails. */
function faults(exitCode: number): TestCounts {
  return { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: [] }
}

function countInBrowser(name: string, config: string): Promise<TestCounts> {
  const reporter = '--reporter=list,./tools/testCounts/playwrightCounts.ts'
  return count(name, 'playwright', ['test', '--config', config, reporter])
}

/** Runs a runner and reads what it has counted. */
async function count(name: string, command: string, args: string[]): Promise<TestCounts> {
  const file = `.cache/test-results/${name}.json`
  await rm(file, { force: true })
  return readCounts(file, await run(command, args, { TEST_COUNTS_FILE: file }))
}
