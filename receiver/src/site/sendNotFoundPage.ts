import type { FastifyReply, FastifyRequest } from 'fastify'
import { setPolicyOf } from '../addSecurityHeaders.ts'
import type { Receiver } from '../Receiver.ts'
import { NOT_FOUND_FILE } from './readSiteIndex.ts'

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
  { site, policies }: Receiver,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(404).header('cache-control', 'no-cache')
  if (!site.hasNotFoundPage) return reply.type('text/plain; charset=utf-8').send('Not Found\n')
  setPolicyOf(NOT_FOUND_FILE, policies, reply)
  for (const condition of CONDITIONS) delete request.raw.headers[condition]
  const whole = { acceptRanges: false, etag: false, lastModified: false }
  return reply.sendFile(NOT_FOUND_FILE, whole)
}
