import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { temporaryFolder } from './startReceiver.ts'

/**
 * Creates a full pipe that nobody reads.
 * @returns the path of the pipe.
 */
export function fullPipe(): string {
  const path = join(temporaryFolder(), 'pipe')
  spawnSync('mkfifo', [path])
  const end = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => closeSync(end))
  const fill = () => {
    while (writeSync(end, '.') > 0);
  }
  expect(fill).toThrow('EAGAIN')
  return path
}
