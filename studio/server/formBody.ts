import type { FastifyInstance } from 'fastify'

const MAX_FORM_BYTES = 64 * 1024

/** Reads the forms of pages as an object of texts; of a name that comes twice the last counts. */
export function addFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
