import type { FastifyInstance } from 'fastify'
import { inWords } from './inWords.ts'

/**
 * Adds routes for forms only: a body of another type is rejected with 415.
 * @param refuse turns the feature's own errors into a RequestError.
 */
export function registerForms(
  app: FastifyInstance,
  addRoutes: (forms: FastifyInstance) => void,
  refuse = inWords,
): void {
  app.register(async (forms) => {
    forms.removeContentTypeParser(['application/json', 'text/plain'])
    // A request without a body is a form without fields.
    forms.addHook('preHandler', async (request) => {
      request.body ??= new URLSearchParams()
    })
    forms.setErrorHandler<Error>((error) => {
      throw refuse(error)
    })
    addRoutes(forms)
  })
}
