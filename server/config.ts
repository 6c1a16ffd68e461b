import { resolve } from 'node:path'
import * as z from 'zod'
import { asciiWebAddress } from '../forms/asciiDomain.ts'
import type { SettingFault } from '../forms/formAddresses.ts'
import { LOG_LEVELS } from './log.ts'
import { mailVariables, rejectMailWithoutServer } from './mailSettings.ts'
import { trustedProxiesSchema } from './trustedProxies.ts'
import { rejectPrivateWebhooks, webhookVariables } from './webhookSettings.ts'

/** A setting, or something that a setting names, cannot be used. The message says what is wrong and what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  /** Wrong environment variables; empty if something else is wrong. */
  readonly faults: readonly SettingFault[]

  constructor(wrong: string | readonly SettingFault[], options?: ErrorOptions) {
    const faults = typeof wrong === 'string' ? [] : wrong
    super(
      typeof wrong === 'string' ? wrong : faults.map(({ sentence }) => sentence).join('\n'),
      options,
    )
    this.faults = faults
  }
}

const ORIGINS_ADVICE =
  'Use addresses of sites, separated by commas, such as https://staging.example.com, without a path.'

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** Other sites whose pages may send forms to the receiver. */
const allowedOriginsSchema = z
  .string()
  .transform((text) =>
    text.split(',').map((part) => asciiWebAddress(part.trim().replace(/\/$/, ''))),
  )
  .refine((origins) => origins.every(isOrigin), ORIGINS_ADVICE)

const RATE_LIMIT_ADVICE = 'Use a whole number from 1 to 10000, or 0 for no limit.'
const MAX_PER_MINUTE = 10_000
/** Enough for several people behind one address. Nobody fills in a form every three seconds. */
const DEFAULT_PER_MINUTE = 20

/** Environment variable for the number of forms that one address may send per minute. */
const rateLimitSchema = z
  .string()
  .regex(/^\d{1,5}$/, RATE_LIMIT_ADVICE)
  .transform(Number)
  .refine((limit) => limit <= MAX_PER_MINUTE, RATE_LIMIT_ADVICE)
  .default(DEFAULT_PER_MINUTE)

const MAILS_ADVICE = 'Use a whole number from 1 to 10000.'
/** Ten thousand subscribers within three hours, a rate that most mail servers accept. */
const DEFAULT_MAILS_PER_MINUTE = 60

/** Environment variable for the number of subscribers to whom an article is mailed per minute. */
const mailsPerMinuteSchema = z
  .string()
  .regex(/^\d{1,5}$/, MAILS_ADVICE)
  .transform(Number)
  .refine((limit) => limit >= 1 && limit <= MAX_PER_MINUTE, MAILS_ADVICE)
  .default(DEFAULT_MAILS_PER_MINUTE)

const DATABASE_URL_ADVICE =
  'Use postgres://user:password@host:5432/database, or leave it blank for SQLite.'

/** Environment variable for the address of a PostgreSQL database; null if unset. */
const databaseUrlSchema = z
  .string()
  .refine(isPostgresUrl, DATABASE_URL_ADVICE)
  .nullable()
  .default(null)

function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname } = new URL(text)
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1
}

/** Folder of the built site if SITE_DIRECTORY is unset and nothing was published. */
const DEFAULT_SITE_FOLDER = 'dist'
/** Value of SITE_DIRECTORY if another server serves the site. */
const NO_SITE = 'none'
const PORT_ADVICE = 'Use a whole number from 0 to 65535.'
const HOST_ADVICE = 'Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.'
const LOG_LEVEL_ADVICE = `Use one of ${LOG_LEVELS.join(', ')}.`
/** Messages never repeat the values of these variables, which contain passwords. */
const SECRET_NAMES = new Set(['DATABASE_URL', 'SMTP_URL', 'WEBHOOKS'])

/**
 * Checks the environment. Blank counts as unset, as in the lines of `.env.example`.
 * @param root base folder of relative paths.
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
      DATABASE_URL: databaseUrlSchema,
      SITE_DIRECTORY: z.union([z.literal(NO_SITE).transform(() => null), directory]).optional(),
      ALLOWED_ORIGINS: allowedOriginsSchema.default([]),
      TRUST_PROXY: trustedProxiesSchema.default([]),
      ...mailVariables,
      ...webhookVariables,
      RATE_LIMIT_PER_MINUTE: rateLimitSchema,
      SUBSCRIBER_MAILS_PER_MINUTE: mailsPerMinuteSchema,
      LOG_LEVEL: z.enum(LOG_LEVELS, LOG_LEVEL_ADVICE).default('warn'),
    })
    .check(rejectMailWithoutServer, rejectPrivateWebhooks)
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const checked = schema.safeParse(Object.fromEntries(set))
  if (!checked.success) {
    const faults = checked.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      const what = SECRET_NAMES.has(name) ? 'cannot be used' : `is "${environment[name]}"`
      return { name, sentence: `${name} ${what}. ${message}` }
    })
    throw new ConfigError(faults)
  }
  const { HOST, PORT, DATA_DIRECTORY, DATABASE_URL, SITE_DIRECTORY, LOG_LEVEL } = checked.data
  const { SMTP_URL, MAIL_FROM, MAIL_TO, RATE_LIMIT_PER_MINUTE } = checked.data
  const { ALLOWED_ORIGINS, TRUST_PROXY, WEBHOOKS, WEBHOOK_ALLOW_PRIVATE } = checked.data
  return {
    host: HOST,
    port: PORT,
    dataDirectory: DATA_DIRECTORY,
    databaseUrl: DATABASE_URL,
    siteDirectory:
      SITE_DIRECTORY === undefined ? resolve(root, DEFAULT_SITE_FOLDER) : SITE_DIRECTORY,
    /** Whether the current release, if there is one, is served instead of that folder. */
    followsReleases: SITE_DIRECTORY === undefined,
    allowedOrigins: ALLOWED_ORIGINS,
    trustedProxies: TRUST_PROXY,
    logLevel: LOG_LEVEL,
    mail: SMTP_URL && { smtp: SMTP_URL, from: MAIL_FROM, to: MAIL_TO },
    webhooks: { addresses: WEBHOOKS, allowPrivate: WEBHOOK_ALLOW_PRIVATE },
    rateLimitPerMinute: RATE_LIMIT_PER_MINUTE,
    subscriberMailsPerMinute: checked.data.SUBSCRIBER_MAILS_PER_MINUTE,
  }
}

export type Config = ReturnType<typeof readConfig>
