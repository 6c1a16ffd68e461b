import * as z from 'zod'
import type { SmtpServer } from '../core/mail/mailOptions.ts'
import { asciiDomain, asciiEmail } from '../forms/asciiDomain.ts'

const SMTP_URL_ADVICE =
  'Use smtp://user:password@host:587 or smtps://user:password@host:465 with special characters percent-encoded, or leave it blank for no mail.'
const ADDRESS_ADVICE = 'Use an email address, such as hello@agency.example.'
const ADDRESSES_ADVICE = 'Use one email address, or several separated by commas.'

function addressSchema(advice: string) {
  return z.string().trim().overwrite(asciiEmail).regex(z.regexes.html5Email, advice)
}

/** Environment variables for mail, each null if unset. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .transform(readSmtpUrl)
    .refine((server) => server !== null, SMTP_URL_ADVICE)
    .nullable()
    .default(null),
  MAIL_FROM: addressSchema(ADDRESS_ADVICE).nullable().default(null),
  MAIL_TO: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(addressSchema(ADDRESSES_ADVICE)))
    .nullable()
    .default(null),
}

type MailVariables = { SMTP_URL: unknown; MAIL_FROM: string | null; MAIL_TO: string[] | null }

/** Rejects mail addresses without a mail server, because the owner would wait for mail that never comes. */
export function rejectMailWithoutServer({ value, issues }: z.core.ParsePayload<MailVariables>) {
  if (value.SMTP_URL !== null) return
  for (const name of ['MAIL_FROM', 'MAIL_TO'] as const) {
    if (value[name] === null || issues.some(({ path }) => path?.[0] === name)) continue
    const message = 'SMTP_URL is blank, so no mail is sent. Set SMTP_URL, or leave this blank too.'
    issues.push({ code: 'custom', message, path: [name], input: value[name] })
  }
}

/** Submission ports, without and with implicit TLS (RFC 8314). */
const SUBMISSION_PORT = 587
const SECURE_SUBMISSION_PORT = 465

/**
 * Parses `smtp://user:password@host:port` or `smtps://…`, with special characters in user and password
 * percent-encoded.
 * @returns null for anything else, including a URL with a query.
 */
function readSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  const isPlain = /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
  const isComplete = url.hostname !== '' && Boolean(url.username) === Boolean(url.password)
  if (!(isSecure || url.protocol === 'smtp:') || !isPlain || !isComplete) return null
  try {
    return {
      host: asciiDomain(decodeURIComponent(url.hostname.replace(/^\[|\]$/g, ''))),
      port: Number(url.port) || (isSecure ? SECURE_SUBMISSION_PORT : SUBMISSION_PORT),
      isSecure,
      login: url.username
        ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
        : null,
    }
  } catch {
    // Invalid percent-encoding.
    return null
  }
}
