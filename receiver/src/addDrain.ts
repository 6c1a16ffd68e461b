import type { FastifyInstance } from 'fastify'

/**
 * Lets the last answers close their connections. Otherwise one that is kept alive, by a proxy for
 * instance, holds up the end of the process.
 * @returns a function that says whether the end has begun.
 */
export function addDrain(app: FastifyInstance): () => boolean {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  return () => isClosing
}
