import type { ReceiverOptions } from '../Receiver.ts'
import type { Outlets } from './newDeliveries.ts'

/** Who is told of each new submission, as the settings say. */
export function outletsOf({
  mail,
  siteUrl,
  newsletterWording,
  webhooks,
}: Pick<ReceiverOptions, 'mail' | 'siteUrl' | 'newsletterWording' | 'webhooks'>): Outlets {
  return {
    mailHost: mail && new URL(siteUrl).hostname,
    newsletterWording,
    webhooks: webhooks.addresses.map(({ name }) => name),
  }
}
