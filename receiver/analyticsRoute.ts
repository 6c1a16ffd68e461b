import type { FastifyInstance } from 'fastify'
import { mayBeCounted, type PageCounts } from '../core/analytics/countPages.ts'
import { COUNT_PATH } from '../forms/fields.ts'
import type { FormFields } from './forms/body.ts'
import { isCrossSite } from './guards/hostAndOrigin.ts'
import type { Receiver } from './Receiver.ts'

/**
 * `POST /f/count`: a page tells that it is seen, and how fast it was. The answer is empty, and the same whether it
 * was counted or not.
 */
export function addCountRoute(
  app: FastifyInstance,
  { origins }: Receiver,
  pageCounts: PageCounts,
): void {
  app.post(COUNT_PATH, (request, reply) => {
    if (mayBeCounted(request.headers) && !isCrossSite(request, origins)) {
      pageCounts.count((request.body ?? []) as FormFields)
    }
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
