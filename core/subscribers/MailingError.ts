/** An obstacle to mail to subscribers, as data: doors put it into words. */
export type MailingFault =
  | { kind: 'no-mail' }
  | { kind: 'no-subscriber'; email: string }
  /** The receiver serves no site, and articles are read from it. */
  | { kind: 'no-site' }
  | { kind: 'no-feed'; siteDirectory: string }
  | { kind: 'no-article'; path: string; paths: readonly string[] }
  /** The mail server's answer, as `readSendFailure` tells it. */
  | { kind: 'trial-refused'; reason: string }

export class MailingError extends Error {
  override name = 'MailingError'
  readonly fault: MailingFault

  constructor(fault: MailingFault, options?: ErrorOptions) {
    super(fault.kind, options)
    this.fault = fault
  }
}
