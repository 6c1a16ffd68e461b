import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * The headers of responses, shared by the receiver and the build, which writes them to `_headers` for other
 * hosts.
 */

/** The file with a site's headers, which the build writes for the receiver. Files of this name are never served. */
export const SITE_HEADERS_FILE = '.headers.json'

/**
 * The headers of a built site, written by the build: the headers of every response, and the policy of each page by
 * file, which replaces the common policy.
 */
export type SiteHeaders = {
  everywhere: Record<string, string>
  policies: Record<string, string>
}

/** The policy of responses that are not pages of the site: nothing in them may run, and nobody may frame them. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy without a build's policies, which suits any page. */
export const MINIMAL_POLICY = "base-uri 'self'; object-src 'none'; frame-ancestors 'none'"

/** Features that neither the pages nor frames in them may use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The headers of every response.
 * @param policy value of the Content-Security-Policy. Several policies are separated by commas.
 * @param players origins of film players, which may use the full screen.
 */
export function securityHeaders(
  policy: string,
  players: readonly string[] = [],
): Record<string, string> {
  const fullscreen = `(${['self', ...players.map((origin) => `"${origin}"`)].join(' ')})`
  const features = UNUSED_FEATURES.map((feature) => `${feature}=()`)
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': [...features, `fullscreen=${fullscreen}`].join(', '),
  }
}

/** Headers that only affect pages. */
export const PAGE_HEADERS = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

/** Matches files that no browser shows as a page. */
const NO_PAGE = /\.(woff2|avif|webp|png|jpg|ico|css|js|json|mp4|vtt|webmanifest)$/

/** An SVG file is a page if it is opened directly. The policy is the only page header that affects it. */
const NEEDED_BY_DRAWING = 'content-security-policy'

/**
 * The page headers that a file of the site does not need. They would make the response for a font a fifth larger, and
 * HTTP/1.1 repeats them with each response.
 */
export function needlessHeaders(file: string): readonly string[] {
  if (NO_PAGE.test(file)) return PAGE_HEADERS
  if (!file.endsWith('.svg')) return []
  return PAGE_HEADERS.filter((name) => name !== NEEDED_BY_DRAWING)
}

/**
 * Sent only for requests by https. Without includeSubDomains, because the owner may run other services on
 * subdomains.
 */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

const YEAR_S = 365 * 24 * 60 * 60
const DAY_S = 24 * 60 * 60

/** Matches folders whose file names contain a hash of the content. */
const HASHED = /^(_astro|pagefind\/(index|fragment))\//

/** Matches files that browsers revalidate each time, mostly with a 304. */
const FRESH = /\.(html|xml|txt|json)$|^pagefind\//

/**
 * The `Cache-Control` header of a file of the site.
 * @param file path inside the site's folder.
 */
export function cacheControl(file: string): string {
  if (HASHED.test(file)) return `public, max-age=${YEAR_S}, immutable`
  if (FRESH.test(file)) return 'no-cache'
  return `public, max-age=${DAY_S}`
}

/** Adds the headers to every response, and `Strict-Transport-Security` to responses by https. */
export function addSecurityHeaders(
  app: FastifyInstance,
  headersNow: () => Record<string, string>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersNow())
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY)
    }
  })
}

/** Replaces the common policy by the policy of a file, if the file has its own. */
export function setPolicyOf(
  file: string,
  policies: Readonly<Record<string, string>>,
  reply: FastifyReply,
): void {
  const policy = policies[file]
  if (policy !== undefined) reply.header('content-security-policy', policy)
}
