import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '../core/submissions/submissionStore.ts'

/** Requests within this time share one check of the storage, so that frequent requests cannot overload it. */
const ASK_EVERY_MS = 1_000
const PATIENCE_MS = 2_000
const RETRY_AFTER_S = 5

/**
 * `GET /healthz`: the process runs. `GET /readyz`: it can take forms, that is, a check proves that the storage can
 * store them, and the process is not shutting down.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  storage: Pick<Storage, 'check'>,
  isClosing: () => boolean,
): void {
  const ask = (): Promise<boolean> => {
    const asked = storage.check().then(
      () => true,
      () => false,
    )
    return Promise.race([asked, wait(PATIENCE_MS, false, { ref: false })])
  }
  let askedAtMs = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)

  app.get('/healthz', (_request, reply) =>
    reply.headers({ 'cache-control': 'no-store' }).type('text/plain; charset=utf-8').send('ok\n'),
  )

  app.get('/readyz', async (_request, reply) => {
    if (performance.now() - askedAtMs > ASK_EVERY_MS) {
      askedAtMs = performance.now()
      answer = ask()
    }
    const isReady = !isClosing() && (await answer)
    reply.headers({ 'cache-control': 'no-store' }).type('text/plain; charset=utf-8')
    if (isReady) return reply.send('ready\n')
    return reply.code(503).header('retry-after', RETRY_AFTER_S).send('not ready\n')
  })
}
