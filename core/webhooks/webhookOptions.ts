export const WEBHOOK_FORMS = ['standard', 'slack', 'teams', 'discord'] as const
/** In which form a receiver wants to be told. */
export type WebhookForm = (typeof WEBHOOK_FORMS)[number]

export type Webhook = {
  /**
   * Host and a mark of the whole address: what may be kept and told. The address itself is a secret,
   * because whoever has it may write to the channel.
   */
  name: string
  url: URL
  form: WebhookForm
  /** Keys that sign, the newest first; none where nobody would look at a signature. */
  keys: readonly Buffer[]
}

/** Which programs are told of each submission. */
export type WebhookOptions = {
  addresses: readonly Webhook[]
  /** Whether addresses may be without TLS, and within private networks. */
  allowPrivate: boolean
}

/** Host of an address, an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
