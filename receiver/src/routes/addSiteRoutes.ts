import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cacheControl } from '../headers.ts'
import type { Receiver } from '../Receiver.ts'
import { sendNotFoundPage } from '../site/sendNotFoundPage.ts'

/**
 * The built site: its files by their addresses, compressed as they were built, and other spellings
 * of a page's address led to the first one.
 */
export function addSiteRoutes(app: FastifyInstance, { options, site }: Receiver): void {
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
    handler(request, reply) {
      const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(request.raw.url ?? '') ?? []
      const entry = site.find(decodeURIComponent(path))
      if (!entry) return sendNotFoundPage(site, request, reply)
      if ('redirectTo' in entry) {
        // A browser that kept it for good would never see the address change its meaning.
        reply.header('cache-control', 'no-cache')
        return reply.redirect(encodeURI(entry.redirectTo) + query, 308)
      }
      return reply.header('cache-control', cacheControl(entry.file)).sendFile(entry.file)
    },
  })
}
