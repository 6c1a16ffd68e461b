import type { FastifyRequest } from 'fastify'
import { labels } from '../../kit/labels.ts'
import { RequestError } from '../../kit/RequestError.ts'

/** A record, and what it was changed from. */
const MAX_CHANGE_BYTES = 4 * 1024 * 1024

/** Of routes that take a record. */
export const isRecord = { bodyLimit: MAX_CHANGE_BYTES, preParsing: expectJson }

async function expectJson({ headers }: FastifyRequest): Promise<void> {
  if (headers['content-type']?.startsWith('application/json')) return
  throw new RequestError(415, labels.errors.unreadableCall)
}
