import { createTransport, type SendMailOptions } from 'nodemailer'
import { isLoopback } from '../addresses.ts'
import type { SmtpServer } from './readSmtpUrl.ts'

/** Hands a mail to the server; rejects when the server has not taken it. */
export type Mailer = (mail: SendMailOptions, signal: AbortSignal) => Promise<void>

export type MailerTimeouts = {
  connectMs: number
  /** Without a byte from the server. Some scan a mail before they take it. */
  silenceMs: number
}

const TIMEOUTS: MailerTimeouts = { connectMs: 10_000, silenceMs: 60_000 }

/** Prepares the way to an SMTP server; each mail travels on a connection of its own. */
export function createMailer(
  { host, port, isSecure, login }: SmtpServer,
  { connectMs, silenceMs }: MailerTimeouts = TIMEOUTS,
): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    // Beyond this machine neither password nor message travels unencrypted. On it there is no
    // network to listen at, and a mail server there rarely has a certificate that anybody signed.
    ...(isLoopback(host)
      ? { opportunisticTLS: true, tls: { rejectUnauthorized: false } }
      : { requireTLS: true }),
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, signal) => {
    await transport.sendMail({ ...mail, signal })
  }
}
