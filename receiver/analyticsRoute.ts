import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { COUNT_PATH } from '../forms/fields.ts'
import type { FormFields } from './forms/body.ts'
import { isCrossSite } from './guards/hostAndOrigin.ts'
import type { Receiver } from './kit/Receiver.ts'

/**
 * `POST /f/count`: a page reports a view and its vitals. The response is empty, and the same whether or not the view
 * was counted.
 */
export function addCountRoute(app: FastifyInstance, { origins, pageCounts }: Receiver): void {
  app.post(COUNT_PATH, (request, reply) => {
    if (mayBeCounted(request.headers) && !isCrossSite(request, origins)) {
      pageCounts.count(new Map((request.body ?? []) as FormFields))
    }
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

/** Programs that run a page's script without a person. */
const PROGRAM = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|http|curl|wget|python/i

/** Whether a request comes from a person who has not opted out. */
function mayBeCounted(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? ''
  const isPerson = agent !== '' && !PROGRAM.test(agent)
  return isPerson && headers.dnt !== '1' && headers['sec-gpc'] !== '1'
}
