import type { FastifyInstance } from 'fastify'
import { TOKEN_PATH } from '../../forms/fields.ts'
import type { Receiver } from '../kit/Receiver.ts'

/** `GET /f/token`: a signed time at which a visitor opened a form. It does not query the database. */
export function addTokenRoute(
  app: FastifyInstance,
  { options, formTokens, origins }: Receiver,
): void {
  app.get(TOKEN_PATH, (request, reply) => {
    const { origin } = request.headers
    reply.headers({ 'cache-control': 'no-store', vary: 'origin' })
    if (origin !== undefined && origins.isAllowed(origin)) {
      reply.header('access-control-allow-origin', origin)
    }
    reply.type('text/plain; charset=utf-8')
    return reply.send(formTokens.issue(options.now?.() ?? new Date()))
  })
}
