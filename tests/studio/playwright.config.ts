import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { TEST_BROWSER_ARGUMENTS } from '../../workshop/browserArguments.ts'
import { findBrowser } from '../../workshop/findBrowser.ts'
import { IS_LONG_ROUND, LONG } from '../support/round.ts'

const root = join(import.meta.dirname, '../..')

process.env.BROWSER_PATH ??= findBrowser()

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: join(root, '.cache/test-results/editor'),
  forbidOnly: !!process.env.CI,
  grepInvert: IS_LONG_ROUND ? [] : new RegExp(`@${LONG}`),
  // Each file has a project copy and a studio of its own; the tests of a file run one after another.
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // With twenty programs waiting for two cores, a studio took a minute to start, its first save took half a minute, and
  // a build took four minutes. Real failures still fail, only later.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // The pages rendered beside a form would move all the time.
    reducedMotion: 'reduce',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.BROWSER_PATH, args: TEST_BROWSER_ARGUMENTS },
  },
})
