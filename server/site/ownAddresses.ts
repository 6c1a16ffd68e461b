import type { FastifyRequest } from 'fastify'
import { THANK_YOU_PAGE } from '../../forms/fields.ts'

/** Settings of the site. */
export type SiteSettings = {
  /** Address of the published site. */
  siteUrl: string
  /** Folder of the built site; null if another server serves the site. */
  siteDirectory: string | null
  /** Other sites whose pages may send forms here, such as `https://staging.agency.example`. */
  allowedOrigins: readonly string[]
}

/** The sites whose pages may send forms here. */
export type SiteOrigins = {
  /** Whether the origin in an `Origin` header is one of these sites. */
  isAllowed(origin: string): boolean
  /** Hosts of these sites, with the port if the address has one. */
  hosts: readonly string[]
}

/** The origins of the site's own address and of the allowed sites in the settings. */
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

/** Whether a URL has the host that the request was sent to. */
export function isOwnHost(address: string, request: FastifyRequest): boolean {
  return URL.canParse(address) && new URL(address).host === request.host
}

/** The path in the `Referer` header if it is a page of this host, else null. */
export function referringPath(request: FastifyRequest): string | null {
  const { referer = '' } = request.headers
  return isOwnHost(referer, request) ? new URL(referer).pathname : null
}

const THANK_YOU_PATH = `/${THANK_YOU_PAGE}`
const NO_HOST = 'this-site.invalid'

/**
 * The page that a visitor sees after a form: the page that the `_next` field names (`thank-you`,
 * `/thank-you` or an absolute URL) if this site has it, else the thank-you page. The result is
 * always a path, so no value can lead a visitor to another site.
 * @param hosts hosts of this site.
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
  // A path that begins with two slashes would be the address of another host.
  if (pathname.startsWith('//') || !hasPage(pathname)) return THANK_YOU_PATH
  return pathname + search + hash
}

/**
 * The origin to put before the path of a page in a response: blank if this host has the site's pages,
 * else the site that the form came from, if it is allowed, else the address of the site. Never
 * the `Host` header of the request, which can be forged.
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
