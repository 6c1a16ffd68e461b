import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_BODY_BYTES } from '../../../forms/fields.ts'
import { readFields } from './readFields.ts'

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

/**
 * Takes forms and nothing else. Fastify counts the bytes as they come, whatever length was
 * announced, so no body grows past the limit in memory.
 */
export function addBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    FORM_TYPES,
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (request: FastifyRequest, body: Buffer) =>
      readFields(request.headers['content-type'] ?? '', body),
  )
}
