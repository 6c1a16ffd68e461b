import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../receiver/test/support/startReceiver.ts'
import { findBrowser } from './findBrowser.ts'

test('a program that does not start is no browser', () => {
  const folder = temporaryFolder()
  const [broken, sound] = ['chromium-headless-shell', 'chromium'].map((name) => join(folder, name))
  writeFileSync(broken ?? '', '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  writeFileSync(sound ?? '', '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  vi.stubEnv('PATH', folder)
  vi.stubEnv('BROWSER_PATH', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(findBrowser()).toBe(sound)
})

test('where no browser is to be had, npm test ends with a sentence that says what to do', () => {
  const empty = temporaryFolder()
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'test.ts')],
    // Neither programs to install with nor browsers that Playwright fetched before.
    { env: { PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty }, encoding: 'utf8' },
  )
  expect(stderr).toMatch(/^No browser for the tests\. Install .*BROWSER_PATH.*\n$/)
  expect(status).toBe(1)
})
