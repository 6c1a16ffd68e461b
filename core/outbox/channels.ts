import type { ReceiverOptions } from '../../receiver/Receiver.ts'
import type { Channels } from './newDeliveries.ts'

/** Who is told of each new submission, as the settings say. */
export function channelsOf({
  mail,
  copy,
  siteUrl,
  newsletterWording,
  webhooks,
}: Pick<
  ReceiverOptions,
  'mail' | 'copy' | 'siteUrl' | 'newsletterWording' | 'webhooks'
>): Channels {
  return {
    mailHost: mail && new URL(siteUrl).hostname,
    answersVisitors: copy.answer.enabled,
    newsletterWording,
    webhooks: webhooks.addresses.map(({ name }) => name),
  }
}
