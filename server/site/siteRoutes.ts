import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NotFound } from '../../core/notFound/countNotFound.ts'
import { chooseEncoding } from '../http/contentNegotiation.ts'
import { cacheControl, needlessHeaders, setPolicyOf } from '../http/headers.ts'
import { referringPath } from './ownAddresses.ts'
import { withQuery } from './redirects.ts'
import { type CachedResponse, staticOptions } from './responseCache.ts'
import type { Site } from './site.ts'

/** Requests that the library answers each time: a part of a file, or a condition other than its ETag. */
const PARTICULARS = [
  'range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
] as const

/** The site that is served: another one may take its place between two requests. */
type SiteServer = {
  options: { siteDirectory: string | null }
  site: Site
  notFound: Pick<NotFound, 'count'>
}

/**
 * The built site: its files by their addresses, compressed as they were built, other spellings of
 * a page's address led to the first one, and old addresses to where they lead now.
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
        // A browser that kept it for good would never see the address change its meaning.
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
      // So that the library chooses the same.
      headers['accept-encoding'] = encoding
      return reply.sendFile(file, files?.directory)
    },
  })
}

/** The request's path, decoded, and its query with the question mark. */
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
 * Sends the site's page for unknown addresses. It is always sent whole: a condition meant for some
 * other page would leave the visitor with an empty one.
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
