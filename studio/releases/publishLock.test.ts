import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isLocked, waitForLock } from './publishLock.ts'

test('waiting callers get the lock one at a time, as it is released', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  let holders = 0
  const work = async () => {
    const unlock = await waitForLock(directory)
    holders++
    await new Promise(setImmediate)
    expect(holders).toBe(1)
    holders--
    unlock()
  }
  await Promise.all([work(), work(), work()])
  expect(isLocked(directory)).toBe(false)
})
