/** How the owner is told of what visitors send. */
export type MailOptions = {
  smtp: SmtpServer
  from: { name: string; address: string }
  /** The only recipients; nothing that a visitor sends adds one. */
  to: string[]
  /** Colours of the HTML version, as `#17181c`. */
  colours: { ink: string; paper: string; mute: string; accent: string }
}

/** The server that mail is handed to. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte (`smtps://`); otherwise the connection is upgraded by STARTTLS. */
  isSecure: boolean
  /** Null where the server asks for no login. */
  login: { user: string; password: string } | null
}
