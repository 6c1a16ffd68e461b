import { userInfo } from 'node:os'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { oneLine } from '../core/lib/oneLine.ts'
import { MAX_PERSON_LENGTH } from '../core/submissions/accessLog.ts'

/** The environment of the process that a command may use. */
export type Terminal = {
  output: Writable
  errors: Writable
  /** Width in columns; null if the output goes to a file or another program. */
  columns: number | null
  /** Asks the person at the terminal and resolves to the answer; null if there is nobody to ask. */
  ask: ((question: string) => Promise<string>) | null
  /** The base folder of relative paths. */
  workingDirectory: string
  /** The person who runs the command: `INBOX_USER`, else the name of the system user. */
  person: string
  now: Date
}

const FALLBACK_COLUMNS = 80

/** The terminal of this process. */
export function createTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process
  // The program that reads the output has closed the pipe, as `head` does after its lines.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  return {
    output: stdout,
    errors: stderr,
    columns: stdout.isTTY ? stdout.columns || FALLBACK_COLUMNS : null,
    ask: stdin.isTTY && stdout.isTTY ? askHere : null,
    // npm runs scripts in the project's folder and passes on the folder of the call.
    workingDirectory: env.INIT_CWD ?? process.cwd(),
    person: oneLine(env.INBOX_USER ?? '', MAX_PERSON_LENGTH) || userName(),
    now: new Date(),
  }
}

/** The name of the system user. A container may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

/** Resolves to an empty answer if the person closes the input. */
function askHere(question: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  lines.on('close', () => resolve(''))
  lines.question(question, (answer) => {
    resolve(answer)
    lines.close()
  })
  return promise
}

/** Writes to the terminal, or to the file or program that takes the output. */
export function print({ output }: Pick<Terminal, 'output'>, text: string): void {
  output.write(text)
}

/** Writes a remark to the error output, apart from the result. */
export function remark({ errors }: Pick<Terminal, 'errors'>, text: string): void {
  errors.write(`${text}\n`)
}
