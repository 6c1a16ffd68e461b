import type { ReceiverOptions } from '../Receiver.ts'
import type { Outlets } from './newDeliveries.ts'

/** Who is told of each new submission, as the settings say. */
export function outletsOf({
  mail,
  copy,
  siteUrl,
  newsletterWording,
  webhooks,
}: Pick<ReceiverOptions, 'mail' | 'copy' | 'siteUrl' | 'newsletterWording' | 'webhooks'>): Outlets {
  return {
    mailHost: mail && new URL(siteUrl).hostname,
    answersVisitors: copy.answer.enabled,
    newsletterWording,
    webhooks: webhooks.addresses.map(({ name }) => name),
  }
}
