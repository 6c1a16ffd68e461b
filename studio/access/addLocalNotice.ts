import type { FastifyInstance } from 'fastify'
import { labels } from './labels.ts'

/** Adds a page which says that this studio, open to its own machine only, has no sign-in. */
export function addLocalNotice(app: FastifyInstance, path: string, heading: string): void {
  app.get(path, (_request, reply) =>
    reply.page('fault', { heading, problems: [labels.errors.local] }),
  )
}
