/** The server that mail is handed to. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte (`smtps://`); otherwise the connection is upgraded by STARTTLS. */
  isSecure: boolean
  /** Null where the server asks for no login. */
  login: { user: string; password: string } | null
}

/** Ports of submission, without and with TLS from the start (RFC 8314). */
const SUBMISSION_PORT = 587
const SECURE_SUBMISSION_PORT = 465

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`; special characters in user and password
 * are percent-encoded.
 * @returns null for anything else, options behind a question mark included.
 */
export function readSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  const isPlain = /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
  const isComplete = url.hostname !== '' && Boolean(url.username) === Boolean(url.password)
  if (!(isSecure || url.protocol === 'smtp:') || !isPlain || !isComplete) return null
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (isSecure ? SECURE_SUBMISSION_PORT : SUBMISSION_PORT),
      isSecure,
      login: url.username
        ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
        : null,
    }
  } catch {
    // A percent sign that encodes nothing.
    return null
  }
}
