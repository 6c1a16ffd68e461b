/** A fault in mail to subscribers, as data: doors put it into words. */
export type MailingFault =
  | { kind: 'no-mail' }
  | { kind: 'no-subscriber'; email: string }
  /** The receiver does not serve the site, and articles are read from the served site. */
  | { kind: 'no-site' }
  | { kind: 'no-feed'; siteDirectory: string }
  | { kind: 'no-article'; path: string; paths: readonly string[] }
  /** The mail server rejected the mail; the reason comes from `readSendFailure`. */
  | { kind: 'trial-refused'; reason: string }

export class MailingError extends Error {
  override name = 'MailingError'
  readonly fault: MailingFault

  constructor(fault: MailingFault, options?: ErrorOptions) {
    super(fault.kind, options)
    this.fault = fault
  }
}
