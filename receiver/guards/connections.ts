import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressGroup } from '../../core/lib/addresses.ts'
import { trustCheck } from '../../server/trustedProxies.ts'
import { DEFAULT_CAPACITY, MAX_WAITING_REQUESTS } from '../kit/limits.ts'
import type { ReceiverOptions } from '../kit/Receiver.ts'

type Visitor = { connections: number; isLogged: boolean }

const WARNING =
  'One address has the maximum number of connections; further ones are closed. If it is your proxy, add it to TRUST_PROXY.'

/**
 * Limits the connections of all visitors together, and of each address, so that no single visitor shuts the others out.
 * A trusted proxy carries many visitors and is exempt.
 */
export function limitConnections(
  app: FastifyInstance,
  { trustedProxies, capacity = DEFAULT_CAPACITY }: ReceiverOptions,
): void {
  const isTrusted = trustCheck(trustedProxies)
  const visitors = new Map<string, Visitor>()
  app.server.maxConnections = capacity.connections

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // Without an address, the connection is closed already.
    if (remoteAddress === undefined || isTrusted(remoteAddress, 0)) return
    const group = addressGroup(remoteAddress)
    const visitor = visitors.get(group) ?? { connections: 0, isLogged: false }
    if (visitor.connections >= capacity.connectionsPerAddress) {
      socket.destroy()
      if (!visitor.isLogged) app.log.warn(WARNING)
      visitor.isLogged = true
      return
    }
    visitor.connections += 1
    visitors.set(group, visitor)
    socket.once('close', () => {
      visitor.connections -= 1
      if (visitor.connections === 0) visitors.delete(group)
    })
  })
}

/** Closes a connection that sends more requests while its responses are pending: no browser or proxy does that. */
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
