import type { FastifyInstance } from 'fastify'
import { STRICT_TRANSPORT_SECURITY } from './headers.ts'

/** Puts the headers on every answer, and the one for https where the visitor came by https. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY)
    }
  })
}
