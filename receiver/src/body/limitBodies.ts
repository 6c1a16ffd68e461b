import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_BODY_BYTES } from '../../../forms/fields.ts'
import { RefusedError } from '../answers/RefusedError.ts'
import { DEFAULT_CAPACITY } from '../limits.ts'
import type { ReceiverOptions } from '../ReceiverOptions.ts'

/**
 * Gives each form room in memory before it is read, for as long as it takes to arrive. While there is none
 * left, forms are refused with 503.
 */
export function limitBodies(
  app: FastifyInstance,
  { capacity = DEFAULT_CAPACITY }: ReceiverOptions,
): void {
  let heldBytes = 0
  let isFull = false
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const bytes = announcedBytes(request)
    if (heldBytes + bytes > capacity.bodyBytes) {
      if (!isFull) app.log.warn('Forms that arrive slowly fill the memory; others are refused.')
      isFull = true
      return done(new RefusedError([{ code: 'TOO_BUSY' }]))
    }
    if (bytes > 0) {
      heldBytes += bytes
      finished(request.raw, () => {
        heldBytes -= bytes
        isFull = isFull && heldBytes > 0
      })
    }
    done()
  })
}

/** What a form may come to take: its length, or as much as any may have where it tells none. */
function announcedBytes({ method, headers }: FastifyRequest): number {
  if (method !== 'POST') return 0
  if (headers['transfer-encoding'] !== undefined) return MAX_BODY_BYTES
  return Math.min(Number(headers['content-length'] ?? 0), MAX_BODY_BYTES)
}
