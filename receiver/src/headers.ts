/**
 * The headers that every answer carries. One place, because hosts that serve the site without this
 * receiver need the same ones in a file of their own.
 */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
} as const

const YEAR_S = 365 * 24 * 60 * 60
const DAY_S = 24 * 60 * 60

/** Names under this folder carry a hash of their content. */
const HASHED_FOLDER = '_astro/'

/**
 * How long browsers may keep a file of the site without asking again.
 * @param file path inside the site's folder.
 */
export function cacheControl(file: string): string {
  if (file.startsWith(HASHED_FOLDER)) return `public, max-age=${YEAR_S}, immutable`
  if (/\.(html|xml|txt|json)$/.test(file)) return 'no-cache'
  return `public, max-age=${DAY_S}`
}
