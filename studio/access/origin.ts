import { asciiWebAddress } from '../../forms/asciiDomain.ts'
import { ConfigError } from '../../server/config.ts'

const ADVICE = 'without a path. Only localhost may go without https.'
const STUDIO_ADVICE = `Use the address at which the studio is reached, as https://studio.example.com, ${ADVICE}`
const PREVIEW_ADVICE = `Use an address of its own beside the studio's, as https://preview.example.com, ${ADVICE}`

/**
 * Reads STUDIO_ORIGIN.
 * @returns undefined where it is unset: the studio is this machine's own then, and asks nobody who they are.
 * @throws ConfigError with advice where it is no such address.
 */
export function readStudioOrigin(text: string | undefined): string | undefined {
  return readOrigin('STUDIO_ORIGIN', text, STUDIO_ADVICE)
}

/**
 * Reads STUDIO_PREVIEW_ORIGIN.
 * @returns undefined where it is unset: the draft site is then shown to nobody elsewhere.
 * @throws ConfigError with advice where it is no such address, or the studio's own: scripts of the draft site would
 * act there for whoever is signed in.
 */
export function readPreviewOrigin(
  text: string | undefined,
  studioOrigin: string | undefined,
): string | undefined {
  const origin = readOrigin('STUDIO_PREVIEW_ORIGIN', text, PREVIEW_ADVICE)
  if (origin === undefined || origin !== studioOrigin) return origin
  throw new ConfigError(`STUDIO_PREVIEW_ORIGIN is STUDIO_ORIGIN. ${PREVIEW_ADVICE}`)
}

function readOrigin(name: string, text: string | undefined, advice: string): string | undefined {
  const origin = text && asciiWebAddress(text.trim().replace(/\/$/, ''))
  if (!origin) return undefined
  if (isUsable(origin)) return origin
  throw new ConfigError(`${name} is "${text}". ${advice}`)
}

/** Other programs of this machine only. */
const OWN_HOST = '127.0.0.1'
const HOST_ADVICE = 'Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.'

/**
 * Reads STUDIO_HOST, the address that the studio listens at.
 * @param origin what STUDIO_ORIGIN says.
 * @throws ConfigError with advice where it is no address, and where others would reach a studio that asks nobody who
 * they are.
 */
export function readStudioHost(text: string | undefined, origin: string | undefined): string {
  const host = text?.trim() || OWN_HOST
  if (!/^[\w.:-]+$/.test(host)) throw new ConfigError(`STUDIO_HOST is "${text}". ${HOST_ADVICE}`)
  if (host === OWN_HOST || origin !== undefined) return host
  throw new ConfigError(
    `STUDIO_HOST is "${text}", but STUDIO_ORIGIN is not set: whoever reaches the studio would be its owner. Set STUDIO_ORIGIN too, or leave STUDIO_HOST blank.`,
  )
}

/** Browsers make passkeys for names only, never for an IP address; without https for localhost only. */
function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  if (origin !== text) return false
  if (hostname === 'localhost') return protocol === 'http:' || protocol === 'https:'
  return protocol === 'https:' && /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(hostname)
}
