import * as z from 'zod'
import { readSmtpUrl } from './readSmtpUrl.ts'

const SMTP_URL_ADVICE =
  'Use smtp://user:password@host:587 or smtps://user:password@host:465, special characters percent-encoded, or leave it blank for no mail.'
const ADDRESS_ADVICE = 'Use an email address, such as hello@agency.example.'
const ADDRESSES_ADVICE = 'Use one email address, or several with commas between them.'

/** Environment variables about mail, each null where it is unset. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .transform(readSmtpUrl)
    .refine((server) => server !== null, SMTP_URL_ADVICE)
    .nullable()
    .default(null),
  MAIL_FROM: z.string().regex(z.regexes.html5Email, ADDRESS_ADVICE).nullable().default(null),
  MAIL_TO: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.string().regex(z.regexes.html5Email, ADDRESSES_ADVICE)))
    .nullable()
    .default(null),
}

type MailVariables = { SMTP_URL: unknown; MAIL_FROM: string | null; MAIL_TO: string[] | null }

/** Addresses without a server: somebody expects mail that would never come. */
export function refuseMailWithoutServer({ value, issues }: z.core.ParsePayload<MailVariables>) {
  if (value.SMTP_URL !== null) return
  for (const name of ['MAIL_FROM', 'MAIL_TO'] as const) {
    if (value[name] === null || issues.some(({ path }) => path?.[0] === name)) continue
    const message = 'SMTP_URL is blank, so no mail is sent. Set it, or leave this one blank too.'
    issues.push({ code: 'custom', message, path: [name], input: value[name] })
  }
}
