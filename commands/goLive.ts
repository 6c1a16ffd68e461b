import process from 'node:process'
import { createTerminal } from '../cli/terminal.ts'
import { goLive } from '../go-live/goLive.ts'
import { AnswerError } from '../go-live/questions.ts'
import { readArguments } from './readArguments.ts'

const HELP = `npm run go-live -- [options]
Creates .env for your own server. It asks for a domain, a mail server and an email address, and checks them and the machine.
  --domain NAME     the site's domain, such as agency.example; studio.NAME and preview.NAME must also lead here
  --smtp ADDRESS    the mail server, such as smtp://user:password@host:587, or none
  --mailbox ADDRESS email address that is notified of each message
  --systemd         run the site as services of this machine, not in containers
  --unchecked       write .env even if a check fails
  --help            show this help
Without a terminal, all answers must be given as options. A second run changes only settings with a new answer.
Exits with 0 if everything was written, with 1 if nothing was, with 2 for an invalid answer or option.
`

const { values } = readArguments(HELP, {
  options: {
    domain: { type: 'string' },
    smtp: { type: 'string' },
    mailbox: { type: 'string' },
    systemd: { type: 'boolean' },
    unchecked: { type: 'boolean' },
  },
})

try {
  process.exitCode = await goLive(process.cwd(), values, createTerminal())
} catch (error) {
  if (!(error instanceof AnswerError)) throw error
  process.stderr.write(`Nothing was written. ${error.message}\n`)
  process.exitCode = 2
}
