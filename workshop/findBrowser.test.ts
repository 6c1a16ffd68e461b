import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../tests/support/receiver/startReceiver.ts'
import { findBrowser } from './findBrowser.ts'

const STARTS = '#!/bin/sh\nexit 0\n'
const FAILS = '#!/bin/sh\nexit 1\n'

/** A folder that is the machine's only place for programs. */
function machineWith(programs: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), text, { mode: 0o755 })
  }
  vi.stubEnv('PATH', folder)
  vi.stubEnv('BROWSER_PATH', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

test('a program that does not start is not a browser', () => {
  const folder = machineWith({ 'chromium-headless-shell': FAILS, chromium: STARTS })
  expect(findBrowser()).toBe(join(folder, 'chromium'))
})

test('a headless shell that Playwright has downloaded is preferred to a full browser', () => {
  const downloads = temporaryFolder()
  const shell = join(downloads, 'linux', 'chrome-headless-shell')
  mkdirSync(dirname(shell))
  writeFileSync(shell, STARTS, { mode: 0o755 })
  machineWith({
    chromium: STARTS,
    playwright: `#!/bin/sh\necho '  Install location:    ${downloads}'\n`,
  })
  expect(findBrowser()).toBe(shell)
})

test('without a browser, npm test ends with advice', { tags: 'long' }, () => {
  const empty = temporaryFolder()
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../commands/test.ts')],
    // Hides the package manager and browsers that Playwright has downloaded.
    { env: { PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty }, encoding: 'utf8' },
  )
  expect(stderr).toMatch(/^No browser was found for the tests\. Install .*BROWSER_PATH.*\n$/)
  expect(status).toBe(1)
})
