import type { z } from 'zod'
import { asciiDomain } from '../forms/asciiDomain.ts'
import { mailVariables } from '../server/mailSettings.ts'

/** An answer cannot be used. The message says why, and what is allowed. */
export class AnswerError extends Error {
  override name = 'AnswerError'
}

export type Question = {
  /** Also the name of the flag. */
  name: 'domain' | 'smtp' | 'mailbox'
  words: string
  /** The variable in `.env` for the answer. */
  variable: 'SITE_HOST' | 'SMTP_URL' | 'MAIL_TO'
  /** Converts an answer to its form in `.env`. @throws AnswerError if the answer cannot be used. */
  read(text: string): string
}

/** The answer for a site without a mail server. */
export const NO_MAIL = 'none'

export const DOMAIN: Question = {
  name: 'domain',
  words: 'Domain of the site, such as agency.example',
  variable: 'SITE_HOST',
  read: readDomain,
}

export const SMTP: Question = {
  name: 'smtp',
  words: `Mail server, such as smtp://user:password@host:587, or ${NO_MAIL}`,
  variable: 'SMTP_URL',
  read: readSmtp,
}

export const MAILBOX: Question = {
  name: 'mailbox',
  words: 'Email address to notify of each message, such as hello@agency.example',
  variable: 'MAIL_TO',
  read(text) {
    const mailboxes = mailVariables.MAIL_TO.safeParse(text)
    if (mailboxes.success && mailboxes.data) return mailboxes.data.join(',')
    throw new AnswerError(`"${text}" is not an email address. ${faultOf(mailboxes)}`)
  },
}

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const HOST_NAME = new RegExp(`^(?:${LABEL}\\.)+[a-z]${LABEL}$`)
/** Leaves room for "preview." within 253 characters (RFC 1035). */
const MAX_LENGTH = 245

function readDomain(text: string): string {
  const name = asciiDomain(text.trim().replace(/^https?:\/\/|\/$/gi, '')).toLowerCase()
  if (HOST_NAME.test(name) && name.length <= MAX_LENGTH) return name
  throw new AnswerError(
    `"${text}" is not a domain. Use one such as agency.example: letters, digits and hyphens, with a full stop, without a path or a port.`,
  )
}

function readSmtp(text: string): string {
  if (text.trim().toLowerCase() === NO_MAIL) return NO_MAIL
  const server = mailVariables.SMTP_URL.safeParse(text.trim())
  if (!server.success)
    throw new AnswerError(`That is not the address of a mail server. ${faultOf(server)}`)
  // Compose replaces variables after dollar signs, and programs treat quotes in .env differently.
  return new URL(text.trim()).href.replaceAll('$', '%24').replaceAll("'", '%27')
}

function faultOf({ error }: z.ZodSafeParseResult<unknown>): string {
  return error?.issues[0]?.message ?? ''
}
