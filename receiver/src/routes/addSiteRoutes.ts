import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setPolicyOf } from '../addSecurityHeaders.ts'
import { cacheControl, isPage, PAGE_HEADERS } from '../headers.ts'
import type { Receiver } from '../Receiver.ts'
import { keptAnswers } from '../site/keptAnswers.ts'
import { sendNotFoundPage } from '../site/sendNotFoundPage.ts'

/**
 * The built site: its files by their addresses, compressed as they were built, and other spellings
 * of a page's address led to the first one.
 */
export function addSiteRoutes(app: FastifyInstance, receiver: Receiver): void {
  const { options, site, policies } = receiver
  const kept = keptAnswers(options.siteDirectory ?? '')
  if (options.siteDirectory !== null) {
    app.register(fastifyStatic, {
      root: options.siteDirectory,
      // Addresses are looked up in the index, never on the disk.
      serve: false,
      dotfiles: 'allow',
      preCompressed: true,
      cacheControl: false,
    })
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    async onSend(request, reply) {
      const entry = site.find(addressOf(request).path)
      if (entry && 'file' in entry) await kept.keep(entry.file, request, reply)
    },
    handler(request, reply) {
      const { path, query } = addressOf(request)
      const entry = site.find(path)
      if (!entry) return sendNotFoundPage(receiver, request, reply)
      if ('redirectTo' in entry) {
        // A browser that kept it for good would never see the address change its meaning.
        reply.header('cache-control', 'no-cache')
        return reply.redirect(encodeURI(entry.redirectTo) + query, 308)
      }
      setPolicyOf(entry.file, policies, reply)
      if (!isPage(entry.file)) for (const name of PAGE_HEADERS) reply.removeHeader(name)
      return (
        kept.giveAgain(entry.file, request, reply) ??
        reply.header('cache-control', cacheControl(entry.file)).sendFile(entry.file)
      )
    },
  })
}

/** The request's path, decoded, and its query with the question mark. */
function addressOf({ raw }: FastifyRequest): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(raw.url ?? '') ?? []
  return { path: decodeURIComponent(path), query }
}
