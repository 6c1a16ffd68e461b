import type { SmtpServer } from './readSmtpUrl.ts'

/** How the owner is told of what visitors send. */
export type MailOptions = {
  smtp: SmtpServer
  from: { name: string; address: string }
  /** The only recipients; nothing that a visitor sends adds one. */
  to: string[]
  /** Colours of the HTML version, as `#17181c`. */
  colours: { ink: string; paper: string; mute: string; accent: string }
}
