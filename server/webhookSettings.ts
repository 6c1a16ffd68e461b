import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import * as z from 'zod'
import { isPublicAddress } from '../core/lib/addresses.ts'
import {
  hostOf,
  WEBHOOK_FORMS,
  type Webhook,
  type WebhookForm,
} from '../core/webhooks/webhookOptions.ts'

/** Limited, because each address adds a row in the database for every submission. */
const MAX_ADDRESSES = 10
const ADVICE =
  'Use addresses, separated by commas, such as https://crm.example/hooks whsec_… or https://hooks.slack.com/services/….'
const SECRET_ADVICE =
  'After the address, write a space, whsec_ and the output of "openssl rand -base64 32", and give the same secret to the receiver.'
const PRIVATE_ADVICE = 'WEBHOOK_ALLOW_PRIVATE=yes allows it for your own receivers.'

/** Environment variables for webhooks. */
export const webhookVariables = {
  WEBHOOKS: z.string().transform(readWebhooks).default([]),
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['yes', 'no'], 'Use yes or no.')
    .transform((answer) => answer === 'yes')
    .default(false),
}

type WebhookVariables = { WEBHOOKS: Webhook[]; WEBHOOK_ALLOW_PRIVATE: boolean }

/** Rejects addresses that are visibly private at the start. Host names are resolved only when they are used. */
export function rejectPrivateWebhooks({ value, issues }: z.core.ParsePayload<WebhookVariables>) {
  const isWrong = issues.some(({ path }) => String(path?.[0]).startsWith('WEBHOOK'))
  if (isWrong || value.WEBHOOK_ALLOW_PRIVATE) return
  for (const [index, { url }] of value.WEBHOOKS.entries()) {
    const fault =
      url.protocol === 'http:' ? 'without TLS' : isHidden(url) ? 'in a private network' : null
    if (fault === null) continue
    const message = `Address ${index + 1} is ${fault}. ${PRIVATE_ADVICE}`
    issues.push({ code: 'custom', message, path: ['WEBHOOKS'], input: '' })
  }
}

function isHidden(url: URL): boolean {
  const host = hostOf(url)
  return isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/.test(host)
}

/** Parses a list of addresses. Messages name an address by its number, because the address is a secret. */
function readWebhooks(text: string, { issues }: z.core.ParsePayload<string>): Webhook[] {
  const tell = (message: string) => issues.push({ code: 'custom', message, input: '' })
  const webhooks = text.split(',').flatMap((entry, index) => {
    const webhook = readWebhook(entry)
    if (typeof webhook !== 'string') return webhook
    tell(`Address ${index + 1} ${webhook}`)
    return []
  })
  if (webhooks.length > MAX_ADDRESSES) tell(`Use at most ${MAX_ADDRESSES} addresses.`)
  const names = webhooks.map(({ name }) => name)
  if (new Set(names).size < names.length) tell('One address appears twice.')
  return webhooks
}

/** @returns the webhook, or what is wrong with the entry, as the end of a sentence. */
function readWebhook(entry: string): Webhook | string {
  const [given = '', ...secrets] = entry.trim().split(/\s+/)
  const [, prefix, address = ''] = /^(?:(\w+):(?=https?:))?(.*)$/i.exec(given) ?? []
  if (!/^https?:/i.test(address) || !URL.canParse(address))
    return `is not a valid address. ${ADVICE}`
  const url = new URL(address)
  const form = prefix ? WEBHOOK_FORMS.find((known) => known === prefix) : formOf(url)
  if (!form) return `begins with "${prefix}:". Use ${WEBHOOK_FORMS.join(', ')} or no prefix.`
  const keys = secrets.map(readSecret)
  if (!keys.every((key) => key !== null))
    return `has something other than secrets. ${SECRET_ADVICE}`
  if (form === 'standard' && keys.length === 0) return `has no secret. ${SECRET_ADVICE}`
  const mark = createHash('sha256').update(url.href).digest('hex').slice(0, MARK_LENGTH)
  // Without `wait`, Discord reports success before it stores the message, even if storing then fails.
  if (form === 'discord') url.searchParams.set('wait', 'true')
  return { name: `${url.host}/${mark}`, url, form, keys }
}

/** Long enough to distinguish ten addresses, too short to guess an address. */
const MARK_LENGTH = 8

/** The format of a webhook, derived from the address of a known service. */
function formOf({ hostname, pathname }: URL): WebhookForm {
  if (hostname === 'hooks.slack.com') return 'slack'
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/')) {
    return 'discord'
  }
  const isTeams = /\.(webhook\.office|logic\.azure|api\.powerplatform)\.com$/.test(hostname)
  return isTeams ? 'teams' : 'standard'
}

/** Length of a key in bytes, from the specification of Standard Webhooks. */
const [MIN_KEY_BYTES, MAX_KEY_BYTES] = [24, 64]

function readSecret(text: string): Buffer | null {
  const [, encoded = ''] = /^whsec_([\w+/-]+={0,2})$/.exec(text) ?? []
  const key = Buffer.from(encoded, 'base64')
  return key.length >= MIN_KEY_BYTES && key.length <= MAX_KEY_BYTES ? key : null
}
