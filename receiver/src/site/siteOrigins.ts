import type { FastifyRequest } from 'fastify'
import type { ReceiverOptions } from '../ReceiverOptions.ts'

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
}: Pick<ReceiverOptions, 'siteUrl' | 'allowedOrigins'>): SiteOrigins {
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
