import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { isLoopback } from '../lib/addresses.ts'
import { describeCertificateError } from '../lib/certificateError.ts'
import { RETRY_DELAYS_MS, type Sender, type SendFailure } from '../outbox/sender.ts'
import type { SmtpServer } from './mailOptions.ts'

/** Hands a mail to the server; rejects if the server does not accept it. */
export type Mailer = (mail: SendMailOptions, signal: AbortSignal) => Promise<void>

export type MailerTimeouts = {
  connectMs: number
  /** Longest wait for a byte from the server. Some servers scan a mail before they accept it. */
  silenceMs: number
}

const TIMEOUTS: MailerTimeouts = { connectMs: 10_000, silenceMs: 60_000 }

/** Creates a mailer for an SMTP server; each mail uses its own connection. */
export function createMailer(server: SmtpServer, timeouts: MailerTimeouts = TIMEOUTS): Mailer {
  const transport = connectMailServer(server, timeouts)
  return async (mail, signal) => {
    await transport.sendMail({ ...mail, signal })
  }
}

/** The nodemailer transport of an SMTP server. */
export function connectMailServer(
  { host, port, isSecure, login }: SmtpServer,
  { connectMs, silenceMs }: MailerTimeouts = TIMEOUTS,
): Transporter {
  return createTransport({
    host,
    port,
    secure: isSecure,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    // Beyond this machine, neither the password nor the message travels unencrypted. On this machine no network can be
    // tapped, and a local mail server rarely has a signed certificate.
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
}

/** Servers sometimes reject a mail permanently by mistake, so a rejected mail gets two more attempts. */
export const MAX_MAIL_REFUSALS = 3

/** An outbox sender that hands mail to a server. */
export function mailSender(
  sender: Pick<Sender, 'kind' | 'send' | 'maxAtOnce' | 'maxPerMinute'>,
): Sender {
  return {
    ...sender,
    readFailure: readSendFailure,
    retryDelaysMs: RETRY_DELAYS_MS,
    maxPermanentRefusals: MAX_MAIL_REFUSALS,
  }
}

const CERTIFICATE_SERVER = {
  name: 'the mail server',
  hostSetting: 'SMTP_URL',
  trustSetting:
    'name the certificate file of its authority in NODE_EXTRA_CA_CERTS, in the environment and not in .env',
}

/** Failures in words, by nodemailer's codes. */
const FAULTS: Record<string, string> = {
  EDNS: 'the host in SMTP_URL was not found',
  ESOCKET: 'the mail server cannot be reached',
  ECONNECTION: 'the mail server closed the connection',
  ETIMEDOUT: 'the mail server did not answer in time',
  ETLS: 'the mail server and this machine have no encryption in common',
  EPROTOCOL: 'the server is not a mail server, or it rejected the connection',
  ENOAUTH: 'the mail server requires a user and a password',
  EAUTH: 'the mail server rejected the user or the password',
  EENVELOPE: 'the mail server rejected an address',
  EMESSAGE: 'the mail server rejected the mail',
}

/**
 * Turns an error of nodemailer into text that may be stored and logged: our words and codes, such as `the mail server
 * does not take an address (EENVELOPE 550 5.7.1)`, since the server's words may repeat a visitor's. A rejected login is
 * not about the mail, so it does not count as a permanent refusal.
 */
export function readSendFailure(error: unknown): SendFailure {
  const parts = error instanceof Error ? error : new Error()
  const code = 'code' in parts ? String(parts.code) : parts.name
  const responseCode = 'responseCode' in parts ? Number(parts.responseCode) : 0
  const response = 'response' in parts ? String(parts.response) : ''
  const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  // nodemailer replaces Node's code with its own.
  const originalCode = 'originalCode' in parts ? parts.originalCode : code
  const certificateError = describeCertificateError(originalCode, CERTIFICATE_SERVER)
  const codes = [code, responseCode || null, enhancedCode].filter(Boolean).join(' ')
  const fault = Object.hasOwn(FAULTS, code) ? `${FAULTS[code]} (${codes})` : codes
  return {
    reason: certificateError ?? fault,
    isPermanent: responseCode >= 500 && responseCode < 600 && code !== 'EAUTH',
  }
}
