import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS } from '../tools/browserArguments.ts'
import { findBrowser } from '../tools/findBrowser.ts'

const PORT = Number(process.env.TEST_PORT ?? 4390)
const root = join(import.meta.dirname, '..')

// Playwright reads this file again in every worker: what is found once stays in the environment.
process.env.BROWSER_PATH ??= findBrowser()
process.env.TEST_DATA_DIRECTORY ??= mkdtempSync(join(tmpdir(), 'browser-tests-'))

export default defineConfig({
  testMatch: ['e2e/**/*.spec.ts', 'every-page/**/*.spec.ts', 'deploy/**/*.spec.ts'],
  outputDir: join(root, '.cache/test-results/browser'),
  globalTeardown: './support/removeData.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // A machine may stall for half a minute; what passes at the second try is counted and named.
  retries: 1,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/test-results/browser.json') }]],
  use: {
    browserName: 'chromium',
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.BROWSER_PATH, args: BROWSER_ARGUMENTS },
  },
  webServer: {
    command: 'node receiver/src/start.ts',
    cwd: root,
    url: `http://127.0.0.1:${PORT}`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIRECTORY: process.env.TEST_DATA_DIRECTORY,
      SITE_DIRECTORY: process.env.SITE_DIRECTORY ?? 'dist',
    },
  },
})
