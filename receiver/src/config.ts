import { resolve } from 'node:path'
import * as z from 'zod'
import { readSmtpUrl } from './mail/readSmtpUrl.ts'
import { LOG_LEVELS } from './ReceiverOptions.ts'

/** Value of SITE_DIRECTORY where the site is served by something else. */
const NO_SITE = 'none'
const PORT_ADVICE = 'Use a whole number from 0 to 65535.'
const HOST_ADVICE = 'Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.'
const LOG_LEVEL_ADVICE = `Use one of ${LOG_LEVELS.join(', ')}.`
const SMTP_URL_ADVICE =
  'Use smtp://user:password@host:587 or smtps://user:password@host:465, special characters percent-encoded, or leave it blank for no mail.'
const ADDRESS_ADVICE = 'Use an email address, such as hello@agency.example.'
const ADDRESSES_ADVICE = 'Use one email address, or several with commas between them.'
const RATE_LIMIT_ADVICE = 'Use a whole number from 1 to 10000, or 0 for no limit.'
const MAX_RATE_LIMIT = 10_000
const DATABASE_URL_ADVICE =
  'Use postgres://user:password@host:5432/database, or leave it blank for SQLite.'

/** Never told again: they hold passwords. */
const SECRET_NAMES = new Set(['DATABASE_URL', 'SMTP_URL'])

/** An environment variable holds what it must not; the message says which, and what is allowed. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Checks the environment. Blank counts as unset, as in the lines of `.env.example`.
 * @param root folder that relative paths start from.
 * @throws ConfigError with one line for each wrong variable.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
) {
  const directory = z.string().transform((path) => resolve(root, path))
  const schema = z
    .object({
      HOST: z
        .string()
        .regex(/^[\w.:-]+$/, HOST_ADVICE)
        .default('127.0.0.1'),
      PORT: z
        .string()
        .regex(/^\d{1,5}$/, PORT_ADVICE)
        .transform(Number)
        .refine((port) => port <= 65_535, PORT_ADVICE)
        .default(4321),
      DATA_DIRECTORY: directory.prefault('data'),
      DATABASE_URL: z.string().refine(isPostgresUrl, DATABASE_URL_ADVICE).nullable().default(null),
      SITE_DIRECTORY: z
        .union([z.literal(NO_SITE).transform(() => null), directory])
        .prefault('dist'),
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
      RATE_LIMIT_PER_MINUTE: z
        .string()
        .regex(/^\d{1,5}$/, RATE_LIMIT_ADVICE)
        .transform(Number)
        .refine((limit) => limit <= MAX_RATE_LIMIT, RATE_LIMIT_ADVICE)
        .default(20),
      LOG_LEVEL: z.enum(LOG_LEVELS, LOG_LEVEL_ADVICE).default('warn'),
    })
    .check(refuseMailWithoutServer)
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const checked = schema.safeParse(Object.fromEntries(set))
  if (!checked.success) {
    const lines = checked.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      if (SECRET_NAMES.has(name)) return `${name} cannot be used. ${message}`
      return `${name} is "${environment[name]}". ${message}`
    })
    throw new ConfigError(lines.join('\n'))
  }
  const { HOST, PORT, DATA_DIRECTORY, DATABASE_URL, SITE_DIRECTORY, LOG_LEVEL } = checked.data
  const { SMTP_URL, MAIL_FROM, MAIL_TO, RATE_LIMIT_PER_MINUTE } = checked.data
  return {
    host: HOST,
    port: PORT,
    dataDirectory: DATA_DIRECTORY,
    databaseUrl: DATABASE_URL,
    siteDirectory: SITE_DIRECTORY,
    logLevel: LOG_LEVEL,
    mail: SMTP_URL && { smtp: SMTP_URL, from: MAIL_FROM, to: MAIL_TO },
    rateLimitPerMinute: RATE_LIMIT_PER_MINUTE,
  }
}

export type Config = ReturnType<typeof readConfig>

function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname } = new URL(text)
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1
}

type MailVariables = { SMTP_URL: unknown; MAIL_FROM: string | null; MAIL_TO: string[] | null }

/** Addresses without a server: somebody expects mail that would never come. */
function refuseMailWithoutServer({ value, issues }: z.core.ParsePayload<MailVariables>): void {
  if (value.SMTP_URL !== null) return
  for (const name of ['MAIL_FROM', 'MAIL_TO'] as const) {
    if (value[name] === null || issues.some(({ path }) => path?.[0] === name)) continue
    const message = 'SMTP_URL is blank, so no mail is sent. Set it, or leave this one blank too.'
    issues.push({ code: 'custom', message, path: [name], input: value[name] })
  }
}
