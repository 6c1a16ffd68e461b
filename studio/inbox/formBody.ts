import type { FastifyInstance } from 'fastify'
import { asStorableText } from '../../receiver/src/submission/body.ts'

/** What a form of the studio holds; of a name that comes twice each value counts. */
export type FormBody = { values: (name: string) => string[]; value: (name: string) => string }

/**
 * Reads forms, and nothing else, in the routes of this part: several messages are chosen by one name, and what is
 * sent as another type is answered with 415.
 */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string): Promise<FormBody> => {
      const fields = new URLSearchParams(body)
      const values = (name: string) => fields.getAll(name).map(asStorableText)
      return { values, value: (name) => values(name).at(-1) ?? '' }
    },
  )
}
