import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { MAX_WAITING_REQUESTS } from '../limits.ts'

/** Closes a connection that goes on asking while its answers wait: no browser or proxy does that. */
export function limitWaitingRequests(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > MAX_WAITING_REQUESTS) {
      reply.hijack()
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    done()
  })
}
