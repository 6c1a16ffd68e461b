import { STATUS_CODES } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses a request that names its host twice (RFC 9112, section 3.2): a proxy before us may have gone by
 * the other one. One without a host Node refuses itself.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (countHosts(request.raw.rawHeaders) < 2) return done()
    reply
      .code(400)
      .headers({ connection: 'close', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`${STATUS_CODES[400]}\n`)
  })
}

/** @param rawHeaders names and values in turn. Node's own list of headers holds the first host only. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}
