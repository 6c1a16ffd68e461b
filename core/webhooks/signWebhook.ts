import { createHmac } from 'node:crypto'

/** The content that a receiver can verify: sender, time and body. */
export type SignedContent = {
  /** The same at every attempt. */
  id: string
  sentAt: Date
  body: string
}

/**
 * Headers of a webhook per Standard Webhooks 1.0.0, with one signature per key
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 */
export function webhookHeaders(
  keys: readonly Buffer[],
  { id, sentAt, body }: SignedContent,
): Record<string, string> {
  const timestampS = Math.floor(sentAt.getTime() / 1000)
  const content = `${id}.${timestampS}.${body}`
  const signatures = keys.map(
    (key) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    ...(keys.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  }
}
