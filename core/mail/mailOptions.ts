/** How the owner gets mail about submissions. */
export type MailOptions = {
  smtp: SmtpServer
  from: { name: string; address: string }
  /** The only recipients; no visitor's input adds one. */
  to: string[]
  /** Colours of the HTML version, as `#17181c`. */
  colours: { ink: string; paper: string; mute: string; accent: string }
}

/** The SMTP server that takes outgoing mail. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte (`smtps://`); otherwise the connection is upgraded by STARTTLS. */
  isSecure: boolean
  /** Null if the server requires no login. */
  login: { user: string; password: string } | null
}
