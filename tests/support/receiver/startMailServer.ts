import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { SmtpServer } from '../../../core/mail/mailOptions.ts'

type ReceivedMail = Email & { raw: string; envelope: string[]; isEncrypted: boolean }

/** What the server does with the next mail: accepts it, rejects it at a step, or never answers. */
export type MailStep =
  | 'take'
  | 'hang after data'
  | { at: 'recipient' | 'data'; code: number; words: string }

export type TestMailServer = {
  smtp: SmtpServer
  mails: ReceivedMail[]
  /** Steps for the next mails, in order. The server accepts all other mails. */
  plan: MailStep[]
  /** Number of attempts that reached the recipient command. */
  attempts: () => number
  /** Accepts the mails that it has left without an answer. */
  release(): void
}

/** Starts a real SMTP server for one test, without TLS unless the test changes that. */
export async function startMailServer(changes: SMTPServerOptions = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = []
  const plan: MailStep[] = []
  const steps = new Map<string, MailStep>()
  const hanging: (() => void)[] = []
  let attempts = 0

  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    ...changes,
    onRcptTo(_address, session, callback) {
      if (!steps.has(session.id)) {
        attempts += 1
        steps.set(session.id, plan.shift() ?? 'take')
      }
      callback(rejectionAt('recipient', steps.get(session.id)))
    },
    async onData(stream, session, callback) {
      // A client that disconnects midway has sent no mail.
      const bytes = await buffer(stream).catch(() => undefined)
      if (!bytes) return callback(new Error('The mail broke off.'))
      const step = steps.get(session.id)
      const rejection = rejectionAt('data', step)
      if (rejection) return callback(rejection)
      const take = async () => {
        const envelope = session.envelope.rcptTo.map(({ address }) => address)
        const isEncrypted = session.secure
        const mail = await PostalMime.parse(bytes)
        mails.push({ ...mail, raw: bytes.toString(), envelope, isEncrypted })
        callback()
      }
      if (step === 'hang after data') hanging.push(take)
      else await take()
    },
  })
  // Some tests are about clients that give up midway.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))

  const { port } = server.server.address() as AddressInfo
  return {
    smtp: { host: '127.0.0.1', port, isSecure: false, login: null },
    mails,
    plan,
    attempts: () => attempts,
    release: () => {
      for (const take of hanging.splice(0)) take()
    },
  }
}

function rejectionAt(at: 'recipient' | 'data', step: MailStep | undefined) {
  if (typeof step !== 'object' || step.at !== at) return null
  return Object.assign(new Error(step.words), { responseCode: step.code })
}
