import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

/** The end of a command's output mostly gives the reason of its failure. */
const LAST_LINES = 12
const KEPT_CHARACTERS = 20_000
/** For its last words to come: what it leaves running, as ssh does, may hold its output open for hours. */
const LAST_WORDS_MS = 2000
/** To clear up in, as git does with its locks. */
const GRACE_MS = 5000

type CommandOptions = SpawnOptions & {
  /** How long it may take. Then it is ended with all that it has started, and where this process ends before that. */
  minutes: number
}

/** A command was ended, since it had taken too long. */
export class OverdueError extends Error {
  override name = 'OverdueError'
  readonly minutes: number

  constructor(minutes: number) {
    super(`It had not ended after ${minutes} minutes and was stopped.`)
    this.minutes = minutes
  }
}

/**
 * Runs a command without a terminal, and without input unless the options give it one.
 * @throws Error with the last lines of what it has said, and more of it as its cause, where it fails or a signal ends
 * it.
 * @throws OverdueError
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

/** Windows has no groups of processes. */
const hasGroups = process.platform !== 'win32'

/** Ends a command, with all that it has started, once its time is over, and when this process ends before it. */
function limitTime({ pid }: ChildProcess, minutes: number) {
  let isOver = false
  const end = (signal: NodeJS.Signals) => {
    try {
      if (pid !== undefined) process.kill(hasGroups ? -pid : pid, signal)
    } catch {
      // All of it has ended.
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
    /** To be called once the command has ended: what it has started need not have. */
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
