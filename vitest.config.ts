import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { namedWidths } from './site/styles/namedWidths.ts'
import { IS_LONG_ROUND, LONG } from './tests/support/round.ts'
import { TEST_BROWSER_ARGUMENTS } from './workshop/browserArguments.ts'
import { findBrowser } from './workshop/findBrowser.ts'

const BROWSER_TESTS = '**/*.browser.test.{ts,tsx}'
const exclude = ['**/node_modules/**', 'dist/**', 'workshop/art/**', '.cache/**']

export default defineConfig({
  ...namedWidths,
  test: {
    // The receiver's tests start processes of their own, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest itself would leave out one. With one more, a sixth more of the processors' time is used, and it takes longer.
    maxWorkers: availableParallelism(),
    // The workers keep the processors busy: V8's own threads beside them would only wait and wake.
    execArgv: ['--v8-pool-size=0'],
    // A machine busy with other tests takes its time to come to what a test waits for. It is looked at often: most come
    // within a few milliseconds.
    expect: { poll: { timeout: 10_000, interval: 10 } },
    tags: [{ name: LONG, description: 'It runs in npm run test:long only.' }],
    ...(IS_LONG_ROUND ? {} : { tagsFilter: [`!${LONG}`] }),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, BROWSER_TESTS],
          environment: 'node',
          // Modules are loaded once for each worker, not for each file: a fifth of the processor's time.
          isolate: false,
          globalSetup: [
            'tests/support/receiver/sharedPostgres.ts',
            'tests/support/studio/begunProject.ts',
          ],
        },
      },
      {
        // One component at a time where it lays out, takes the focus and scrolls, with no build of the site.
        extends: true,
        // Named, since one that is found under way loads the page of a test anew.
        optimizeDeps: {
          include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-dom/server'],
        },
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          exclude,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: TEST_BROWSER_ARGUMENTS },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
