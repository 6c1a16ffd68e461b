import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * The headers of every answer. One place for this receiver and for the hosts that read `_headers`, which
 * the build writes from here.
 */

/** Where the build lays the headers of a site for the receiver; a name that is never served. */
export const SITE_HEADERS_FILE = '.headers.json'

/**
 * The headers of a built site, as the build leaves them: those of every answer, and by file the policy of
 * each page, which stands in the place of the common one.
 */
export type SiteHeaders = {
  everywhere: Record<string, string>
  policies: Record<string, string>
}

/** Sent with what is no page of the site: nothing in it may run, and nobody may frame it. */
export const STRICTEST_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sent where no policy was built: it needs to know nothing of the pages. */
export const MINIMAL_POLICY = "base-uri 'self'; object-src 'none'; frame-ancestors 'none'"

/** Features that the pages never use, and no frame in them may. */
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
 * The headers that every answer carries.
 * @param policy value of the Content-Security-Policy; several policies stand with commas between.
 * @param players origins of the players of films, which may fill the screen.
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

/** Headers that mean something to a page only. */
export const PAGE_HEADERS = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

/** Types that no browser shows as a page. */
const NO_PAGE = /\.(woff2|avif|webp|png|jpg|ico|css|js|json|mp4|vtt|webmanifest)$/

/** A drawing is a page when it is opened by itself; its policy says all that concerns it. */
const NEEDED_BY_DRAWING = 'content-security-policy'

/**
 * The headers for pages that a file of the site goes without. With them a font's answer is a fifth heavier, and HTTP/1.1
 * sends them each time anew.
 */
export function needlessHeaders(file: string): readonly string[] {
  if (NO_PAGE.test(file)) return PAGE_HEADERS
  if (!file.endsWith('.svg')) return []
  return PAGE_HEADERS.filter((name) => name !== NEEDED_BY_DRAWING)
}

/**
 * Sent only where the request came by https. Without includeSubDomains: the site cannot know what
 * its owner runs beside it.
 */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

const YEAR_S = 365 * 24 * 60 * 60
const DAY_S = 24 * 60 * 60

/** Names in these folders carry a hash of their content. */
const HASHED = /^(_astro|pagefind\/(index|fragment))\//

/** Asked for anew each time; the answer is mostly 304. */
const FRESH = /\.(html|xml|txt|json)$|^pagefind\//

/**
 * How long browsers may keep a file of the site without asking again.
 * @param file path inside the site's folder.
 */
export function cacheControl(file: string): string {
  if (HASHED.test(file)) return `public, max-age=${YEAR_S}, immutable`
  if (FRESH.test(file)) return 'no-cache'
  return `public, max-age=${DAY_S}`
}

/** Puts the headers on every answer, and the one for https where the visitor came by https. */
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

/** Puts the policy of a file of the site in the place of the common one, where it has one of its own. */
export function setPolicyOf(
  file: string,
  policies: Readonly<Record<string, string>>,
  reply: FastifyReply,
): void {
  const policy = policies[file]
  if (policy !== undefined) reply.header('content-security-policy', policy)
}
