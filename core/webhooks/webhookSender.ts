import { describeCertificateError } from '../lib/certificateError.ts'
import { type NewDelivery, newDelivery } from '../outbox/deliveries.ts'
import { RETRY_DELAYS_MS, type Sender, submissionOf } from '../outbox/sender.ts'
import type { Wording } from '../submissions/describeSubmission.ts'
import type { StoredSubmission } from '../submissions/saveSubmissions.ts'
import { composeWebhook } from './composeWebhook.ts'
import { PrivateAddressError, postWebhook } from './postWebhook.ts'
import { webhookHeaders } from './signWebhook.ts'
import type { Webhook, WebhookOptions } from './webhookOptions.ts'

/** From the DNS lookup to the status: the specification advises 15 to 30 s. */
const DEADLINE_MS = 20_000
const GONE = 410

/**
 * The webhook deliveries for new submissions.
 * @param names of the webhooks.
 */
export function webhookCalls(
  stored: readonly StoredSubmission[],
  names: readonly string[],
): NewDelivery[] {
  return stored.flatMap(({ id, storedAt }) =>
    names.map((name) =>
      newDelivery(
        {
          id: `webhook/${id}/${name}`,
          kind: 'webhook',
          recipient: name,
          submission_id: id,
          message_id: id,
        },
        storedAt,
      ),
    ),
  )
}

type WebhookSenderOptions = WebhookOptions & {
  wording: Wording
  /** Identifies the sender in the User-Agent header. */
  siteUrl: string
  now: () => Date
  deadlineMs?: number
}

/** Notifies programs of each submission, in the Standard Webhooks format or in that of a service. */
export function webhookSender({
  addresses,
  allowPrivate,
  wording,
  siteUrl,
  now,
  deadlineMs = DEADLINE_MS,
}: WebhookSenderOptions): Sender {
  const byName = new Map(addresses.map((webhook) => [webhook.name, webhook]))
  return {
    kind: 'webhook',
    async send(delivery, stopped) {
      const webhook = byName.get(delivery.recipient ?? '')
      if (!webhook) throw new WebhookError(`${delivery.recipient} is no longer in WEBHOOKS`, true)
      const body = composeWebhook(webhook.form, submissionOf(delivery), wording)
      const headers = {
        'content-type': 'application/json',
        'user-agent': `form-receiver (${siteUrl})`,
        ...webhookHeaders(webhook.keys, { id: delivery.messageId, sentAt: now(), body }),
      }
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(deadlineMs)])
      const status = await postWebhook({
        url: webhook.url,
        headers,
        body,
        allowPrivate,
        signal,
      }).catch((error: unknown) => {
        throw new WebhookError(describeFault(error, webhook))
      })
      const fault = describeStatus(status, webhook)
      if (fault !== null) throw new WebhookError(fault, status === GONE)
    },
    readFailure(error) {
      if (error instanceof WebhookError) {
        return { reason: error.message, isPermanent: error.isPermanent }
      }
      return { reason: error instanceof Error ? error.name : 'unknown', isPermanent: false }
    },
    retryDelaysMs: RETRY_DELAYS_MS,
    maxPermanentRefusals: 1,
    maxAtOnce: 10,
    maxPerMinute: null,
  }
}

/** A receiver has not accepted a webhook; the message gives the reason in our words. */
class WebhookError extends Error {
  override name = 'WebhookError'
  readonly isPermanent: boolean

  constructor(message: string, isPermanent = false) {
    super(message)
    this.isPermanent = isPermanent
  }
}

/** The fault that a status stands for; null for success. */
function describeStatus(status: number, { name }: Webhook): string | null {
  if (status >= 200 && status < 300) return null
  if (status === GONE)
    return `${name} answered 410: it accepts no more messages. Remove it from WEBHOOKS`
  if (status < 300 || status >= 400) return `${name} answered ${status}`
  return `${name} answered ${status}, a redirect, which is not followed. Use the address that it leads to in WEBHOOKS`
}

/** Why there was no status. The text holds no word from the receiver itself. */
function describeFault(error: unknown, { name }: Webhook): string {
  if (error instanceof PrivateAddressError) {
    return `${name} leads to ${error.message}, which is not a public address. WEBHOOK_ALLOW_PRIVATE=yes allows it`
  }
  if (error instanceof Error && error.name === 'AbortError') return `${name} did not answer in time`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const server = {
    name,
    hostSetting: 'WEBHOOKS',
    trustSetting:
      'name the certificate file of its authority in NODE_EXTRA_CA_CERTS, in the environment and not in .env',
  }
  return describeCertificateError(code, server) ?? `${name} cannot be reached: ${code ?? 'unknown'}`
}
