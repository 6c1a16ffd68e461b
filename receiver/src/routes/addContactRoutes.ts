import type { FastifyInstance } from 'fastify'
import { contactAjaxPath, contactPath } from '../../../forms/formPaths.ts'
import { contactProtocol as protocol } from '../answers/Protocol.ts'
import { RefusedError } from '../answers/RefusedError.ts'
import type { Receiver } from '../Receiver.ts'
import { contactDefinition as form } from './formDefinitions.ts'
import { takeForm } from './takeForm.ts'

/** `POST /MAILBOX` and `POST /ajax/MAILBOX`: contact messages, for the owner's mailbox alone. */
export function addContactRoutes(app: FastifyInstance, receiver: Receiver): void {
  const target = receiver.options.mailbox
  const addresses = [
    { url: contactPath(':mailbox'), config: { protocol } },
    { url: contactAjaxPath(':mailbox'), config: { protocol, alwaysJson: true } },
  ]
  for (const { url, config } of addresses) {
    app.post<{ Params: { mailbox: string } }>(url, {
      config,
      onRequest: async ({ params }) => {
        if (params.mailbox.toLowerCase() !== target.toLowerCase()) {
          throw new RefusedError([{ code: 'FORM_NOT_FOUND' }])
        }
      },
      handler: (request, reply) => takeForm(receiver, { form, target, protocol }, request, reply),
    })
  }
}
