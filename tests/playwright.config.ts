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
 * Tests of behaviour run on the test content. Tests of rules for any content run on the other sites; only
 * `npm run test:long` includes `edited` and `bare`.
 */
const RULES = ['every-page/!(policy|atRest)']
const TESTS: Record<SiteName, string[]> = {
  test: ['e2e/*', 'deploy/*', 'every-page/policy'],
  own: [...RULES, 'every-page/atRest', 'demo/*'],
  edited: RULES,
  bare: RULES,
  crowded: [...RULES, 'crowded/*'],
}

// Playwright reads this file again in every worker, so values are found once and kept in the environment.
process.env.TEST_PORT ??= String(await freePort())
process.env.BROWSER_PATH ??= findBrowser()
process.env.TEST_DATA_DIRECTORY ??= mkdtempSync(join(tmpdir(), 'browser-tests-'))
// Test names contain the addresses of the site, so its content must exist before Playwright reads the tests.
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
  // A retry would hide flaky tests. Shared CI machines may stall, so a retry runs there and is reported.
  retries: process.env.CI ? 1 : 0,
  // With ten processes waiting for the same two cores, a visit at all widths took a hundred seconds.
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
    // The receiver reads its texts from the content beside it.
    cwd: PROJECT_DIRECTORY,
    url: baseURL,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      ...BLANK_SETTINGS,
      HOST: '127.0.0.1',
      PORT: process.env.TEST_PORT,
      DATA_DIRECTORY: process.env.TEST_DATA_DIRECTORY,
      // The build, not the release that the owner has published.
      SITE_DIRECTORY: 'dist',
    },
  },
})
