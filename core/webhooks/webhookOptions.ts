export const WEBHOOK_FORMS = ['standard', 'slack', 'teams', 'discord'] as const
/** The format of the body that a receiver expects. */
export type WebhookForm = (typeof WEBHOOK_FORMS)[number]

export type Webhook = {
  /**
   * Host and a mark derived from the URL: the part that may be stored and shown. The URL itself is a secret, because
   * anybody who has it may write to the channel.
   */
  name: string
  url: URL
  form: WebhookForm
  /** Signing keys, the newest first; empty for services that check no signature. */
  keys: readonly Buffer[]
}

/** The programs that are notified of each submission. */
export type WebhookOptions = {
  addresses: readonly Webhook[]
  /** Whether URLs may lack TLS, and lead into private networks. */
  allowPrivate: boolean
}

/** Host of a URL, an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
