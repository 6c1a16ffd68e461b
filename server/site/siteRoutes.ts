import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NotFound } from '../../core/notFound/countNotFound.ts'
import { chooseEncoding } from '../http/contentNegotiation.ts'
import { cacheControl, needlessHeaders, setPolicyOf } from '../http/headers.ts'
import { referringPath } from './ownAddresses.ts'
import { withQuery } from './redirects.ts'
import { type CachedResponse, staticOptions } from './responseCache.ts'
import type { Site } from './site.ts'

/** Headers of requests that bypass the cache: for a part of a file, or with a condition other than its ETag. */
const PARTICULARS = [
  'range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
] as const

/** The server of a site. `site` may be replaced between two requests. */
type SiteServer = {
  options: { siteDirectory: string | null }
  site: Site
  notFound: Pick<NotFound, 'count'>
}

/**
 * Adds the routes of the built site: files with their compressed copies, redirects from other spellings of
 * an address, and redirects from old addresses.
 */
export function addSiteRoutes(app: FastifyInstance, server: SiteServer): void {
  const { options, notFound } = server
  const { siteDirectory } = options
  if (siteDirectory === null) return
  app.register(fastifyStatic, staticOptions(siteDirectory))
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    async handler(request, reply) {
      const { site } = server
      const { files, policies } = site
      const { path, query } = addressOf(request)
      const entry = site.find(path)
      if (!entry) {
        if (request.method === 'GET') {
          const linkedFrom = referringPath(request)
          notFound.count(path, linkedFrom && site.hasPage(linkedFrom) ? linkedFrom : null)
        }
        return sendNotFoundPage(site, request, reply)
      }
      if ('location' in entry) {
        // A browser that cached a redirect permanently would never see the target change.
        reply.header('cache-control', 'no-cache')
        return reply.redirect(withQuery(entry.location, query), entry.status)
      }
      const { file } = entry
      setPolicyOf(file, policies, reply)
      for (const name of needlessHeaders(file)) reply.removeHeader(name)
      reply.header('cache-control', cacheControl(file))

      const { headers } = request.raw
      const accepted = headers['accept-encoding'] ?? ''
      const encoding = chooseEncoding(file, accepted, (name) => site.fileBytes.has(name))
      const cached = isPlain(request) ? await files?.cache.read(file, encoding) : undefined
      const known = headers['if-none-match']
      if (cached && known === undefined) return reply.headers(cached.headers).send(cached.body)
      if (cached && known === cached.etag) return sendNotModified(cached, reply)
      // Makes the library choose the same encoding.
      headers['accept-encoding'] = encoding
      return reply.sendFile(file, files?.directory)
    },
  })
}

/** The decoded path of a request, and the query with the question mark. */
function addressOf({ raw }: FastifyRequest): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(raw.url ?? '') ?? []
  return { path: decodeURIComponent(path), query }
}

function sendNotModified({ headers }: CachedResponse, reply: FastifyReply): FastifyReply {
  const { 'content-length': _, ...others } = headers
  return reply.code(304).headers(others).send()
}

function isPlain({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && PARTICULARS.every((name) => headers[name] === undefined)
}

const CONDITIONS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'range',
] as const

/**
 * Sends the site's not-found page, always complete: a condition that was meant for another page
 * would leave the visitor with an empty page.
 */
export function sendNotFoundPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(404).header('cache-control', 'no-cache')
  const file = site.notFoundPageFor(request.url)
  if (!site.files || file === undefined) {
    return reply.type('text/plain; charset=utf-8').send('Not Found\n')
  }
  setPolicyOf(file, site.policies, reply)
  for (const condition of CONDITIONS) delete request.raw.headers[condition]
  const whole = { acceptRanges: false, etag: false, lastModified: false }
  return reply.sendFile(file, site.files.directory, whole)
}
