import { type SpawnOptions, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** What a command says at its end mostly says why it failed. */
const LAST_LINES = 12
const KEPT_CHARACTERS = 20_000

/**
 * Runs a command without a terminal, and without input unless the options give it one.
 * @throws Error with the last lines of what it has said, and more of it as its cause, where it fails or a signal ends
 * it.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let said = ''
  const listen = (chunk: string) => {
    said = (said + chunk).slice(-KEPT_CHARACTERS)
  }
  child.stdout?.setEncoding('utf8').on('data', listen)
  child.stderr?.setEncoding('utf8').on('data', listen)
  const end = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ?? code))
  })
  if (end === 0) return
  const lines = stripVTControlCharacters(said).trim().split('\n').slice(-LAST_LINES)
  const words = said.trim() === '' ? `${command}: ${end}` : lines.join('\n')
  throw new Error(words, { cause: said })
}
