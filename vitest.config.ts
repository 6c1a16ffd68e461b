import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'art/**', '.cache/**'],
    // What needs a page to lay out, focus or scroll is tested in a real browser: tests/e2e.
    environment: 'node',
    // The receiver's tests start processes of their own.
    testTimeout: 20_000,
    // A machine busy with other tests takes its time to come to what a test waits for.
    expect: { poll: { timeout: 10_000 } },
  },
})
