import type { FastifyRequest } from 'fastify'
import { THANK_YOU_PAGE } from '../../forms/fields.ts'

/** Settings of the site. */
export type SiteSettings = {
  /** Address at which the finished site stands. */
  siteUrl: string
  /** Folder of the built site; null where the site is served by something else. */
  siteDirectory: string | null
  /** Other sites whose pages may send forms here, as `https://staging.agency.example`. */
  allowedOrigins: readonly string[]
}

/** The sites whose pages may send forms here. */
export type SiteOrigins = {
  /** Whether an `Origin` header names one of them. */
  isAllowed(origin: string): boolean
  /** Their hosts, as in a web address. */
  hosts: readonly string[]
}

/** The finished site's own address, and those that the settings add. */
export function siteOrigins({
  siteUrl,
  allowedOrigins,
}: Pick<SiteSettings, 'siteUrl' | 'allowedOrigins'>): SiteOrigins {
  const origins = new Set([new URL(siteUrl).origin, ...allowedOrigins])
  return {
    isAllowed: (origin) => origins.has(origin),
    hosts: [...origins].map((origin) => new URL(origin).host),
  }
}

/** Whether a web address has the host that the request was sent to. */
export function isOwnHost(address: string, request: FastifyRequest): boolean {
  return URL.canParse(address) && new URL(address).host === request.host
}

/** Path of the page of this host that the browser says it comes from; null where it says none. */
export function referringPath(request: FastifyRequest): string | null {
  const { referer = '' } = request.headers
  return isOwnHost(referer, request) ? new URL(referer).pathname : null
}

const THANK_YOU_PATH = `/${THANK_YOU_PAGE}`
const NO_HOST = 'this-site.invalid'

/**
 * Where a visitor goes after a form: the page that its `_next` field names (`thank-you`,
 * `/thank-you` or a whole address) if it is one of this site, else the thank-you page. The answer is
 * always a path, so no value can lead a visitor to another site.
 * @param hosts names under which this site is reached.
 */
export function nextPage(
  requested: string | undefined,
  hosts: readonly (string | undefined)[],
  hasPage: (path: string) => boolean,
): string {
  if (!requested || !URL.canParse(requested, `https://${NO_HOST}/`)) return THANK_YOU_PATH
  const { protocol, host, pathname, search, hash } = new URL(requested, `https://${NO_HOST}/`)
  const isOwn = host === NO_HOST || hosts.includes(host)
  if (!isOwn || !/^https?:$/.test(protocol)) return THANK_YOU_PATH
  // Two slashes at the beginning of a path are another host's address.
  if (pathname.startsWith('//') || !hasPage(pathname)) return THANK_YOU_PATH
  return pathname + search + hash
}

/**
 * The origin before the path of a page in an answer: blank where this host has the site's pages,
 * else the site that the form came from, if it is an allowed one, else the site's own address. Never
 * the request's `Host`, which anybody may write.
 */
export function siteBase(
  { options, origins }: { options: SiteSettings; origins: SiteOrigins },
  request: FastifyRequest,
): string {
  const { origin } = request.headers
  if (origin !== undefined && isOwnHost(origin, request)) return ''
  if (origin !== undefined && origins.isAllowed(origin)) return origin
  return options.siteDirectory === null ? options.siteUrl : ''
}
