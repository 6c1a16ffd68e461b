import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './findBrowser.ts'
import { run } from './run.ts'

/** Where the runners leave their counts. */
const RESULTS = '.cache/test-results'

/** The sites of tests/sites: what visitors do on the tests' own content, what must hold on any. */
const SITES = ['test', 'own', 'edited', 'bare', 'crowded']

/** Unit tests that read content: they hold for the owner's after any edit. */
const TESTS_OF_CONTENT = ['content-model', 'editor', 'launch-check', 'site']

type UnitResults = { numPassedTests: number; numFailedTests: number }
type BrowserResults = { stats: { expected: number; unexpected: number; flaky: number } }

// The tests send their forms to the receiver under test, whatever a deployment's settings say.
process.env.NEWSLETTER_URL = ''
process.env.CONTACT_URL = ''

const codes = [await run('node', ['tools/check.ts'])]
const results: string[] = []

codes.push(await runUnitTests('unit', []))
const environment = { BROWSER_PATH: findBrowser() }
for (const site of SITES) {
  const config = ['--config', 'tests/playwright.config.ts']
  codes.push(await run('playwright', ['test', ...config], { ...environment, TEST_SITE: site }))
  results.push(`browser-${site}`)
}
// The copy was made for the browser tests.
codes.push(
  await runUnitTests('unit-edited', ['--root', '.cache/sites/edited', ...TESTS_OF_CONTENT]),
)
codes.push(
  await run('playwright', ['test', '--config', 'tests/editor/playwright.config.ts'], environment),
)
results.push('editor')

let passed = 0
let failed = codes[0] === 0 ? 0 : 1
let flaky = 0
for (const name of ['unit', 'unit-edited']) {
  const { numPassedTests, numFailedTests } = await readResults<UnitResults>(name)
  passed += numPassedTests
  failed += numFailedTests
}
for (const name of results) {
  const { stats } = await readResults<BrowserResults>(name)
  passed += stats.expected + stats.flaky
  failed += stats.unexpected
  flaky += stats.flaky
}
const second = flaky > 0 ? ` (${flaky} at the second try)` : ''
process.stdout.write(`\n${passed} passed${second}, ${failed} failed\n`)
process.exit(codes.every((code) => code === 0) ? 0 : 1)

function runUnitTests(name: string, options: string[]): Promise<number> {
  return run('vitest', [
    'run',
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(process.cwd(), RESULTS, name)}.json`,
  ])
}

async function readResults<Results>(name: string): Promise<Results> {
  return JSON.parse(await readFile(`${RESULTS}/${name}.json`, 'utf8'))
}
