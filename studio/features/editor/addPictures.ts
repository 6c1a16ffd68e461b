import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { SECTION_PICTURES } from '../../content/sectionPictures.ts'
import type { Studio } from '../../context/Studio.ts'
import { OWN_STYLE_POLICY } from '../../kit/ownStylePolicy.ts'

/** Files of content/ that forms may show: pictures, never text or data. */
const PICTURES = /^\/content\/(?:pictures|logos|video)\/.+\.(?:webp|png|jpe?g|avif|svg)$/

/** Serves the pictures of the content folder, and those of sections. */
export function addPictures(
  app: FastifyInstance,
  { contentDirectory }: Pick<Studio, 'contentDirectory'>,
): void {
  app.register(fastifyStatic, {
    root: contentDirectory,
    prefix: '/content/',
    cacheControl: false,
    index: false,
    allowedPath: (_path, _root, { url }) => PICTURES.test(new URL(url, 'http://studio').pathname),
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache')
      reply.header('content-security-policy', OWN_STYLE_POLICY)
    },
  })
  app.register(fastifyStatic, {
    root: SECTION_PICTURES,
    prefix: '/section-pictures/',
    decorateReply: false,
    cacheControl: false,
    index: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })
}
