import { Writable } from 'node:stream'
import { openInbox } from '../../../cli/openInbox.ts'
import { runInbox } from '../../../cli/runInbox.ts'
import type { Terminal } from '../../../cli/terminal.ts'
import type { Channels } from '../../../core/core.ts'
import type { DatabaseConfig } from '../../../core/database/connectDatabase.ts'
import { MAIL_CHANNELS } from './receiverOptions.ts'

/** The time at which the tests' commands run. */
export const NOW = new Date('2026-11-21T12:00:00Z')

type Circumstances = Partial<Omit<Terminal, 'output' | 'errors'>> & Partial<Channels>

/** Runs a command in this process. By default there is nobody to answer a question. */
export async function runCommand(
  config: DatabaseConfig,
  args: string[],
  { mailHost = null, webhooks = [], ...circumstances }: Circumstances = {},
) {
  const output = collect()
  const errors = collect()
  const terminal: Terminal = {
    output: output.stream,
    errors: errors.stream,
    columns: null,
    ask: null,
    workingDirectory: config.dataDirectory,
    person: 'ada',
    now: NOW,
    ...circumstances,
  }
  const readChannels = async () => ({ ...MAIL_CHANNELS, mailHost, webhooks })
  const code = await runInbox(args, terminal, () => openInbox(config, readChannels))
  return { code, output: output.text(), errors: errors.text() }
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
