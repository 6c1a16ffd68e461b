import type { FastifyInstance } from 'fastify'
import { labels } from './labels.ts'

/** Says on the studio's own machine that it asks nobody who they are there. */
export function addLocalNotice(app: FastifyInstance, path: string, heading: string): void {
  app.get(path, (_request, reply) =>
    reply.page('fault', { heading, problems: [labels.errors.local] }),
  )
}
