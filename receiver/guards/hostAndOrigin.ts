import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactAjaxPath, contactPath, newsletterPath } from '../../forms/fields.ts'
import { isOwnHost, type SiteOrigins } from '../../server/site/ownAddresses.ts'
import { RejectedError } from '../forms/problems.ts'
import type { Receiver } from '../kit/Receiver.ts'

/**
 * Rejects a request with two `Host` headers (RFC 9112, section 3.2): a proxy before us may have used the other one.
 * Node itself rejects a request without one.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (countHosts(request.raw.rawHeaders) < 2) return done()
    reply
      .code(400)
      .headers({ connection: 'close', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`${STATUS_CODES[400]}\n`)
  })
}

/** @param rawHeaders names and values in turn. Node's parsed headers hold the first host only. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

const FORM_ADDRESSES = [
  newsletterPath(':formId'),
  contactPath(':mailbox'),
  contactAjaxPath(':mailbox'),
]

/** How long a browser may cache a preflight response. */
const PREFLIGHT_MAX_AGE_S = 2 * 60 * 60

/**
 * Accepts forms from pages of the site itself and of the allowed sites only, whose scripts may read the response (CORS,
 * without cookies, which this receiver does not use). A request without an `Origin` does not come from a page.
 */
export function addOriginGuard(app: FastifyInstance, { origins }: Receiver): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || request.routeOptions.config.protocol === undefined) return
    const { origin } = request.headers
    if (origin !== undefined && origins.isAllowed(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after',
      })
    }
    if (isCrossSite(request, origins)) throw new RejectedError([{ code: 'CROSS_SITE' }])
  })

  for (const address of FORM_ADDRESSES) {
    app.options(address, (request, reply) => {
      const { origin } = request.headers
      reply.code(204).headers({ allow: 'POST, OPTIONS', vary: 'origin' })
      if (origin === undefined || !origins.isAllowed(origin)) return reply.send()
      return reply
        .headers({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': PREFLIGHT_MAX_AGE_S,
        })
        .send()
    })
  }
}

/** Whether a request was sent by a page of a site that is not allowed. */
export function isCrossSite(request: FastifyRequest, origins: SiteOrigins): boolean {
  const { origin } = request.headers
  if (origin === undefined) return false
  // Pages with an opaque origin: a strict referrer policy, a sandbox, a file on the visitor's disk.
  if (origin === 'null') return request.headers['sec-fetch-site'] === 'cross-site'
  return !origins.isAllowed(origin) && !isOwnHost(origin, request)
}
