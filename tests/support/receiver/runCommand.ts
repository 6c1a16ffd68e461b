import { Writable } from 'node:stream'
import type { Project } from '../../../cli/Command.ts'
import { runInbox } from '../../../cli/runInbox.ts'
import type { Terminal } from '../../../cli/terminal.ts'
import type { DatabaseConfig } from '../../../core/database/openDatabase.ts'
import type { Channels } from '../../../core/outbox/newDeliveries.ts'
import { openInbox } from '../../../server/openInbox.ts'
import { MAIL_OUTLETS } from './receiverOptions.ts'

/** The moment at which the tests' commands run. */
export const NOW = new Date('2026-11-21T12:00:00Z')

type Circumstances = Partial<Omit<Terminal, 'output' | 'errors'>> &
  Partial<Project> &
  Partial<Channels>

/** Runs a command in this process, by default where nobody can be asked. */
export async function runCommand(
  config: DatabaseConfig,
  args: string[],
  {
    mailHost = null,
    answersVisitors = false,
    webhooks = [],
    readOptions = NO_PROJECT.readOptions,
    ...circumstances
  }: Circumstances = {},
) {
  const { terminal, output, errors } = memoryTerminal(config, circumstances)
  const code = await runInbox(args, terminal, () =>
    openInbox(config, async () => ({ ...MAIL_OUTLETS, mailHost, answersVisitors, webhooks }), {
      readOptions,
    }),
  )
  return { code, output: output(), errors: errors() }
}

/** For commands that need nothing of it. */
export const NO_PROJECT: Project = {
  readOptions: async () => {
    throw new Error('This test gives no options.')
  },
}

/** A terminal that keeps what is written to it. */
export function memoryTerminal(
  { dataDirectory }: DatabaseConfig,
  circumstances: Partial<Terminal> = {},
) {
  const output = collect()
  const errors = collect()
  const terminal: Terminal = {
    output: output.stream,
    errors: errors.stream,
    columns: null,
    ask: null,
    workingDirectory: dataDirectory,
    person: 'ada',
    now: NOW,
    ...circumstances,
  }
  return { terminal, output: output.text, errors: errors.text }
}

function collect() {
  const pieces: string[] = []
  const stream = new Writable({
    write(piece, _encoding, done) {
      pieces.push(String(piece))
      done()
    },
  })
  return { stream, text: () => pieces.join('') }
}
