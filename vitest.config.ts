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
    // The receiver's tests start processes, on machines that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest's default is one worker fewer than processors. One worker more than processors takes longer, and a sixth
    // more processor time.
    maxWorkers: availableParallelism(),
    // The workers keep all processors busy, so V8's own threads would only wait and wake.
    execArgv: ['--v8-pool-size=0'],
    // Long timeout, because a machine busy with other tests is slow. Short interval, because most conditions are
    // met within a few milliseconds.
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
          // Loads modules once per worker, not once per file, which saves a fifth of the processor time.
          isolate: false,
          globalSetup: [
            'tests/support/receiver/sharedPostgres.ts',
            'tests/support/studio/begunProject.ts',
          ],
        },
      },
      {
        // Tests of single components that need layout, focus or scrolling, without a build of the site.
        extends: true,
        // Listed, because a dependency that Vite discovers during a test reloads the page of the test.
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
