import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OverdueError, runCommand } from './runCommand.ts'

const MODULE = JSON.stringify(join(import.meta.dirname, 'runCommand.ts'))

/** A program that writes its process id to a file and keeps running. */
function openProgram(more = '') {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  const file = join(folder, 'pid')
  const stay = `${more}; fs.writeFileSync(${JSON.stringify(`${file}.next`)}, String(process.pid)); fs.renameSync(${JSON.stringify(`${file}.next`)}, ${JSON.stringify(file)}); setInterval(() => {}, 1000)`
  const pid = () => Number(readFileSync(file, 'utf8'))
  onTestFinished(() => {
    if (isRunning(pid())) process.kill(pid(), 'SIGKILL')
    rmSync(folder, { recursive: true })
  })
  return {
    args: ['--eval', stay],
    /** The environment in which a shell finds the program. */
    env: { ...process.env, PROGRAM: process.execPath, STAY: stay },
    untilRunning: () => expect.poll(() => existsSync(file)).toBe(true),
    untilEnded: () => expect.poll(() => isRunning(pid())).toBe(false),
    isRunning: () => isRunning(pid()),
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const hasGroups = process.platform !== 'win32'

test.runIf(hasGroups).each([
  ['that ends on SIGTERM', ''],
  ['that ignores SIGTERM', "process.on('SIGTERM', () => {})"],
])(
  'an overdue command is ended together with a child process %s',
  { tags: 'long' },
  async (_, more) => {
    const { env, untilRunning, untilEnded } = openProgram(more)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const running = runCommand('"$PROGRAM" --eval "$STAY"; true', [], {
      shell: true,
      env,
      minutes: 15,
    })
    const failure = expect(running).rejects.toThrow(OverdueError)
    await untilRunning()
    vi.advanceTimersByTime(15 * 60_000)
    await failure
    await untilEnded()
  },
)

test('an overdue command that ignores SIGTERM is killed', async () => {
  const { args, untilRunning, untilEnded } = openProgram("process.on('SIGTERM', () => {})")
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const running = runCommand(process.execPath, args, { minutes: 15 })
  const failure = expect(running).rejects.toThrow(OverdueError)
  await untilRunning()
  vi.advanceTimersByTime(16 * 60_000)
  await failure
  await untilEnded()
})

test.runIf(hasGroups)(
  'a command is over when its own process exits, and its background processes go on',
  async () => {
    const { env, untilRunning, isRunning } = openProgram()
    await runCommand('"$PROGRAM" --eval "$STAY" &', [], { shell: true, env, minutes: 15 })
    await untilRunning()
    expect(isRunning()).toBe(true)
  },
)

test('a command with a time limit ends when the process that started it exits', {
  tags: 'long',
}, async () => {
  const { args, untilRunning, untilEnded } = openProgram()
  const starter = `
    const { runCommand } = await import(${MODULE})
    process.stdin.on('data', () => process.exit())
    await runCommand(process.execPath, ${JSON.stringify(args)}, { minutes: 15 })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', starter], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  await untilRunning()
  child.stdin.write('End.')
  await once(child, 'exit')
  await untilEnded()
})
