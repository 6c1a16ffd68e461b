import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

/** The end of a command's output usually gives the reason for its failure. */
const LAST_LINES = 12
const KEPT_CHARACTERS = 20_000
/** How long to wait for the last output: a background process, as of ssh, may hold the output open for hours. */
const LAST_WORDS_MS = 2000
/** Time to clean up after SIGTERM, as git does with its locks. */
const GRACE_MS = 5000

type CommandOptions = SpawnOptions & {
  /** The time limit. The command and its child processes are ended then, or earlier if this process exits. */
  minutes: number
}

/** A command was ended because it exceeded its time limit. */
export class OverdueError extends Error {
  override name = 'OverdueError'
  readonly minutes: number

  constructor(minutes: number) {
    super(`It had not ended after ${minutes} minutes and was stopped.`)
    this.minutes = minutes
  }
}

/**
 * Runs a command without a terminal, and without input unless the options provide it.
 * @throws Error with the last lines of the output, and more of it as the cause, if the command fails or is killed.
 * @throws OverdueError if the command exceeds its time limit.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { minutes, ...options }: CommandOptions,
): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
    ...options,
  })
  let said = ''
  const listen = (chunk: string) => {
    said = (said + chunk).slice(-KEPT_CHARACTERS)
  }
  child.stdout?.setEncoding('utf8').on('data', listen)
  child.stderr?.setEncoding('utf8').on('data', listen)
  const closed = new Promise((resolve) => child.once('close', resolve))
  const limit = limitTime(child, minutes)
  const [code, signal] = await once(child, 'exit').finally(limit.lift)
  limit.assertMet()
  await Promise.race([closed, wait(LAST_WORDS_MS)])
  if (code === 0) return
  const text = stripVTControlCharacters(said).trim()
  const lines = text.split('\n').slice(-LAST_LINES)
  throw new Error(text === '' ? `${command}: ${signal ?? code}` : lines.join('\n'), { cause: text })
}

/** Windows has no process groups. */
const hasGroups = process.platform !== 'win32'

/** Ends a command and its child processes at its time limit, or earlier if this process exits. */
function limitTime({ pid }: ChildProcess, minutes: number) {
  let isOver = false
  const end = (signal: NodeJS.Signals) => {
    try {
      if (pid !== undefined) process.kill(hasGroups ? -pid : pid, signal)
    } catch {
      // All of the processes have ended.
    }
  }
  const giveUp = () => end('SIGTERM')
  const kill = () => end('SIGKILL')
  let timer = setTimeout(() => {
    isOver = true
    giveUp()
    timer = setTimeout(kill, GRACE_MS)
  }, minutes * 60_000)
  process.once('exit', giveUp)
  return {
    /** To be called once the command has ended. Its child processes may still run. */
    lift() {
      clearTimeout(timer)
      process.off('exit', giveUp)
      if (isOver) kill()
    },
    /** @throws OverdueError */
    assertMet() {
      if (isOver) throw new OverdueError(minutes)
    },
  }
}
