import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Page } from './buildPage.ts'

/** What the form shows of content/: words and data are not sent as files. */
const PICTURES = /^\/content\/(?:pictures|logos|video)\/.+\.(?:webp|png|jpe?g|avif|svg)$/

/** The editor's own page, and the pictures of the content folder. */
export function addFiles(app: FastifyInstance, page: Page, contentDirectory: string): void {
  for (const [address, { type, bytes }] of page) {
    app.get(address, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(bytes),
    )
  }
  app.register(fastifyStatic, {
    root: contentDirectory,
    prefix: '/content/',
    cacheControl: false,
    index: false,
    allowedPath: (_path, _root, { url }) => PICTURES.test(new URL(url, 'http://editor').pathname),
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache')
      // A drawing opened by itself must not run anything here.
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    },
  })
}
