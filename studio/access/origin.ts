import { asciiWebAddress } from '../../forms/asciiDomain.ts'
import { ConfigError } from '../../server/config.ts'

const ADVICE = 'without a path. Only localhost may be without https.'
const STUDIO_ADVICE = `Use the address at which the studio is reached, such as https://studio.example.com, ${ADVICE}`
const PREVIEW_ADVICE = `Use an address other than the studio's, such as https://preview.example.com, ${ADVICE}`

/**
 * Reads STUDIO_ORIGIN.
 * @returns undefined if it is unset: the studio then serves its own machine only, without sign-in.
 * @throws ConfigError with advice if it is not a usable address.
 */
export function readStudioOrigin(text: string | undefined): string | undefined {
  return readOrigin('STUDIO_ORIGIN', text, STUDIO_ADVICE)
}

/**
 * Reads STUDIO_PREVIEW_ORIGIN.
 * @returns undefined if it is unset: the draft site is then not served to other machines.
 * @throws ConfigError with advice if it is not a usable address, or is that of the studio: scripts of the draft site
 * could then act as the person who is signed in.
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

/** Reachable from this machine only. */
const OWN_HOST = '127.0.0.1'
const HOST_ADVICE = 'Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.'

/**
 * Reads STUDIO_HOST, the address at which the studio listens.
 * @param origin the value of STUDIO_ORIGIN.
 * @throws ConfigError with advice if it is not an address, or would expose a studio without sign-in to other machines.
 */
export function readStudioHost(text: string | undefined, origin: string | undefined): string {
  const host = text?.trim() || OWN_HOST
  if (!/^[\w.:-]+$/.test(host)) throw new ConfigError(`STUDIO_HOST is "${text}". ${HOST_ADVICE}`)
  if (host === OWN_HOST || origin !== undefined) return host
  throw new ConfigError(
    `STUDIO_HOST is "${text}", but STUDIO_ORIGIN is not set: anyone who reaches the studio would be its owner. Set STUDIO_ORIGIN too, or leave STUDIO_HOST blank.`,
  )
}

/** Browsers create passkeys for host names only, never for IP addresses, and without https for localhost only. */
function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  if (origin !== text) return false
  if (hostname === 'localhost') return protocol === 'http:' || protocol === 'https:'
  return protocol === 'https:' && /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(hostname)
}
