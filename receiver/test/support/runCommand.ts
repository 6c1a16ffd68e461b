import { Writable } from 'node:stream'
import { openInbox } from '../../src/inbox/openInbox.ts'
import { runInbox } from '../../src/inbox/runInbox.ts'
import type { Terminal } from '../../src/inbox/terminal.ts'
import type { Outlets } from '../../src/outbox/newDeliveries.ts'
import type { DatabaseConfig } from '../../src/storage/openDatabase.ts'

/** The moment at which the tests' commands run. */
export const NOW = new Date('2026-11-21T12:00:00Z')

type Circumstances = Partial<Omit<Terminal, 'output' | 'errors'>> & Partial<Outlets>

/** Runs a command in this process, by default where nobody can be asked. */
export async function runCommand(
  config: DatabaseConfig,
  args: string[],
  { mailHost = null, webhooks = [], ...circumstances }: Circumstances = {},
) {
  const { terminal, output, errors } = memoryTerminal(config, circumstances)
  const code = await runInbox(args, terminal, () =>
    openInbox(config, async () => ({ mailHost, webhooks })),
  )
  return { code, output: output(), errors: errors() }
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
