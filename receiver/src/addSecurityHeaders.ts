import type { FastifyInstance, FastifyReply } from 'fastify'
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

/** Puts the policy of a file of the site in the place of the common one, where it has one of its own. */
export function setPolicyOf(
  file: string,
  policies: Readonly<Record<string, string>>,
  reply: FastifyReply,
): void {
  const policy = policies[file]
  if (policy !== undefined) reply.header('content-security-policy', policy)
}
