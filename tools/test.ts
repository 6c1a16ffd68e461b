import { readFile } from 'node:fs/promises'
import { buildSite } from './buildSite.ts'
import { findBrowser } from './findBrowser.ts'
import { run } from './run.ts'

/** Where the runners leave their counts. */
const UNIT_RESULTS = '.cache/test-results/unit.json'
const BROWSER_RESULTS = '.cache/test-results/browser.json'
const EDITOR_RESULTS = '.cache/test-results/editor.json'

type UnitResults = { numPassedTests: number; numFailedTests: number }
type BrowserResults = { stats: { expected: number; unexpected: number; flaky: number } }

// The tests send their forms to the receiver under test, whatever a deployment's settings say.
process.env.NEWSLETTER_URL = ''
process.env.CONTACT_URL = ''

const browserPath = findBrowser()
const checkCode = await run('node', ['tools/check.ts'])
const unitCode = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_RESULTS}`,
])
await buildSite()
const browserCode = await run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
  BROWSER_PATH: browserPath,
})
const editorCode = await run(
  'playwright',
  ['test', '--config', 'tests/editor/playwright.config.ts'],
  { BROWSER_PATH: browserPath },
)

const unit = await readResults<UnitResults>(UNIT_RESULTS)
const { stats } = await readResults<BrowserResults>(BROWSER_RESULTS)
const { stats: editor } = await readResults<BrowserResults>(EDITOR_RESULTS)
const passed = unit.numPassedTests + stats.expected + stats.flaky + editor.expected
const failed =
  unit.numFailedTests + stats.unexpected + editor.unexpected + (checkCode === 0 ? 0 : 1)
const second = stats.flaky > 0 ? ` (${stats.flaky} at the second try)` : ''
process.stdout.write(`\n${passed} passed${second}, ${failed} failed\n`)
process.exit(checkCode === 0 && unitCode === 0 && browserCode === 0 && editorCode === 0 ? 0 : 1)

async function readResults<Results>(file: string): Promise<Results> {
  return JSON.parse(await readFile(file, 'utf8'))
}
