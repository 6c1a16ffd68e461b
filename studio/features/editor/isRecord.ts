import type { FastifyRequest } from 'fastify'
import { labels } from '../../kit/labels.ts'
import { RequestError } from '../../kit/RequestError.ts'

/** Room for a record and its base. */
const MAX_CHANGE_BYTES = 4 * 1024 * 1024

/** Options of routes that take a record, as JSON. */
export const isRecord = { bodyLimit: MAX_CHANGE_BYTES, preParsing: expectJson }

async function expectJson({ headers }: FastifyRequest): Promise<void> {
  if (headers['content-type']?.startsWith('application/json')) return
  throw new RequestError(415, labels.errors.unreadableCall)
}
