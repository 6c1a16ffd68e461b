import process from 'node:process'
import { createTerminal } from '../cli/terminal.ts'
import { goLive } from '../go-live/goLive.ts'
import { AnswerError } from '../go-live/questions.ts'
import { readArguments } from './readArguments.ts'

const HELP = `npm run go-live -- [options]
Makes .env for a server of your own. It asks for name, mail server and mailbox, and checks them and the machine.
  --domain NAME     the site's name, as agency.example; studio.NAME and preview.NAME have to lead here too
  --smtp ADDRESS    the mail server, as smtp://user:password@host:587, or none
  --mailbox ADDRESS who is told of each message
  --systemd         the site runs as services of this machine, not in containers
  --unchecked       writes although a check refuses
  --help            these words
Without a terminal the options have to answer. Started again it changes only what is answered anew.
Ends with 0 if all is written, with 1 if nothing is, with 2 for an answer or an option that cannot be used.
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
