import { ConfigError } from '../../receiver/src/config.ts'

const ADVICE =
  'Use the address at which the studio is reached, as https://studio.example.com, without a path. Only localhost may go without https.'

/**
 * Reads STUDIO_ORIGIN.
 * @returns undefined where it is unset: the studio is this machine's own then, and asks nobody who they are.
 * @throws ConfigError with advice where it is no such address.
 */
export function readStudioOrigin(text: string | undefined): string | undefined {
  const origin = text?.trim().replace(/\/$/, '')
  if (!origin) return undefined
  if (isUsable(origin)) return origin
  throw new ConfigError(`STUDIO_ORIGIN is "${text}". ${ADVICE}`)
}

/** Browsers make passkeys for names only, never for an IP address; without https for localhost only. */
function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  if (origin !== text) return false
  if (hostname === 'localhost') return protocol === 'http:' || protocol === 'https:'
  return protocol === 'https:' && /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(hostname)
}
