import type { FastifyInstance } from 'fastify'
import { newsletterPath } from '../../../forms/formPaths.ts'
import { newsletterProtocol as protocol } from '../answers/Protocol.ts'
import { RefusedError } from '../answers/RefusedError.ts'
import type { Receiver } from '../Receiver.ts'
import { newsletterDefinition as form } from './formDefinitions.ts'
import { takeForm } from './takeForm.ts'

/** `POST /f/ID`: newsletter subscriptions. */
export function addNewsletterRoute(app: FastifyInstance, receiver: Receiver): void {
  const target = receiver.options.newsletterFormId
  app.post<{ Params: { formId: string } }>(newsletterPath(':formId'), {
    config: { protocol },
    // Before the body is read: what has no form here costs nothing.
    onRequest: async ({ params }) => {
      if (params.formId !== target) throw new RefusedError([{ code: 'FORM_NOT_FOUND' }])
    },
    handler: (request, reply) => takeForm(receiver, { form, target, protocol }, request, reply),
  })
}
