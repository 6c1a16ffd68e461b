import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { TEST_BROWSER_ARGUMENTS } from '../workshop/browserArguments.ts'
import { findBrowser } from '../workshop/findBrowser.ts'
import { BLANK_SETTINGS } from './support/receiver/blankSettings.ts'
import { freePort } from './support/receiver/freePort.ts'
import { IS_LONG_ROUND, LONG } from './support/round.ts'
import { prepareSite } from './support/sites/prepareSite.ts'
import { PROJECT_DIRECTORY, SITE_NAME, type SiteName } from './support/sites/site.ts'

const root = join(import.meta.dirname, '..')

/**
 * Behaviour is shown on the tests' own content; what must hold for any content, on the other sites, of which `edited`
 * and `bare` are looked at in `npm run test:long`.
 */
const RULES = ['every-page/!(policy|atRest)']
const TESTS: Record<SiteName, string[]> = {
  test: ['e2e/*', 'deploy/*', 'every-page/policy'],
  own: [...RULES, 'every-page/atRest', 'demo/*'],
  edited: RULES,
  bare: RULES,
  crowded: [...RULES, 'crowded/*'],
}

// Playwright reads this file again in every worker: what is found once stays in the environment.
process.env.TEST_PORT ??= String(await freePort())
process.env.BROWSER_PATH ??= findBrowser()
process.env.TEST_DATA_DIRECTORY ??= mkdtempSync(join(tmpdir(), 'browser-tests-'))
// Tests are named after the site's addresses, so its content has to be there before they are read.
const builtSites = process.env.BUILT_SITES?.split(' ') ?? []
if (!builtSites.includes(SITE_NAME)) await prepareSite()
process.env.BUILT_SITES = [...builtSites, SITE_NAME].join(' ')

const baseURL = `http://127.0.0.1:${process.env.TEST_PORT}`

export default defineConfig({
  testMatch: TESTS[SITE_NAME].map((name) => `${name}.spec.ts`),
  outputDir: join(root, '.cache/test-results/browser'),
  globalTeardown: './support/removeData.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  grepInvert: IS_LONG_ROUND ? [] : new RegExp(`@${LONG}`),
  workers: 2,
  // A second try would hide what fails now and then. A shared machine may stall: there it is made, and named.
  retries: process.env.CI ? 1 : 0,
  // With ten programs waiting for the same two cores, a visit at all widths took a hundred seconds.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Drawing movement took half of the processor's time. Specs about movement ask for it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.BROWSER_PATH, args: TEST_BROWSER_ARGUMENTS },
  },
  webServer: {
    command: 'node receiver/start.ts',
    // The receiver takes its words from the content beside it.
    cwd: PROJECT_DIRECTORY,
    url: baseURL,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      ...BLANK_SETTINGS,
      HOST: '127.0.0.1',
      PORT: process.env.TEST_PORT,
      DATA_DIRECTORY: process.env.TEST_DATA_DIRECTORY,
      // Not what the owner has published.
      SITE_DIRECTORY: 'dist',
    },
  },
})
