import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const MODULE = JSON.stringify(join(import.meta.dirname, 'endWithStarter.ts'))

/** A process that prints nothing after its start, with a child that prints nothing. */
const WORK = `
  const { endWithStarter } = await import(${MODULE})
  endWithStarter()
  const child = (await import('node:child_process')).spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  console.log([process.pid, child.pid].join())
  setInterval(() => {}, 1000)`

const STARTER = `
  const options = { detached: true, stdio: ['pipe', 'inherit', 'inherit'] }
  require('node:child_process').spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(WORK)}], options)`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a silent process and its children end when their starter is killed', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no groups of processes.')
  const starter = spawn(process.execPath, ['--eval', STARTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(starter.stdout), 'line')
  const pids = String(line).split(',').map(Number)
  expect(pids.map(isRunning)).toEqual([true, true])
  starter.kill('SIGKILL')
  await expect.poll(() => pids.filter(isRunning)).toEqual([])
})
