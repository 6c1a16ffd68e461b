import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { BLANK_SETTINGS } from '../receiver/test/support/blankSettings.ts'
import { freePort } from '../receiver/test/support/freePort.ts'
import { BROWSER_ARGUMENTS } from '../tools/browserArguments.ts'
import { findBrowser } from '../tools/findBrowser.ts'

const root = join(import.meta.dirname, '..')

// Playwright reads this file again in every worker: what is found once stays in the environment.
process.env.TEST_PORT ??= String(await freePort())
process.env.BROWSER_PATH ??= findBrowser()
process.env.TEST_DATA_DIRECTORY ??= mkdtempSync(join(tmpdir(), 'browser-tests-'))

const baseURL = `http://127.0.0.1:${process.env.TEST_PORT}`

export default defineConfig({
  testMatch: ['e2e/**/*.spec.ts', 'every-page/**/*.spec.ts', 'deploy/**/*.spec.ts'],
  outputDir: join(root, '.cache/test-results/browser'),
  globalTeardown: './support/removeData.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // A second try would hide what fails now and then.
  retries: 0,
  // A busy machine may stall for half a minute; what stays wrong fails all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.BROWSER_PATH, args: BROWSER_ARGUMENTS },
  },
  webServer: {
    command: 'node receiver/src/start.ts',
    cwd: root,
    url: baseURL,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      ...BLANK_SETTINGS,
      HOST: '127.0.0.1',
      PORT: process.env.TEST_PORT,
      DATA_DIRECTORY: process.env.TEST_DATA_DIRECTORY,
      SITE_DIRECTORY: process.env.SITE_DIRECTORY ?? 'dist',
    },
  },
})
