import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '../../core/lib/languageWords.ts'
import { asciiEmail } from '../../forms/asciiDomain.ts'
import { contactAjaxPath, contactPath, NEXT_FIELD, newsletterPath } from '../../forms/fields.ts'
import { FORM_RESPONSE_VARY, respondsInJson } from '../../server/http/contentNegotiation.ts'
import { nextPage, siteBase } from '../../server/site/ownAddresses.ts'
import type { Receiver } from '../kit/Receiver.ts'
import type { FormFields } from './body.ts'
import { languageOf } from './language.ts'
import { RejectedError } from './problems.ts'
import { contactProtocol, newsletterProtocol, type Protocol } from './protocols.ts'
import {
  contactDefinition,
  type FormDefinition,
  newsletterDefinition,
  readSubmission,
} from './readSubmission.ts'
import { readSource } from './source.ts'

type FormRoute = { form: FormDefinition; target: string; protocol: Protocol }

/** `POST /f/ID`: newsletter subscriptions. */
export function addNewsletterRoute(app: FastifyInstance, receiver: Receiver): void {
  const target = receiver.options.newsletterFormId
  const route = { form: newsletterDefinition, target, protocol: newsletterProtocol }
  app.post<{ Params: { formId: string } }>(newsletterPath(':formId'), {
    config: { protocol: route.protocol },
    // Before the body is read, so that requests for unknown forms cost nothing.
    onRequest: async ({ params }) => {
      if (params.formId !== target) throw new RejectedError([{ code: 'FORM_NOT_FOUND' }])
    },
    handler: (request, reply) => handleForm(receiver, route, request, reply),
  })
}

/** `POST /MAILBOX` and `POST /ajax/MAILBOX`: contact messages, only to the owner's mailbox. */
export function addContactRoutes(app: FastifyInstance, receiver: Receiver): void {
  const target = receiver.options.mailbox
  const route = { form: contactDefinition, target, protocol: contactProtocol }
  const { protocol } = route
  const addresses = [
    { url: contactPath(':mailbox'), config: { protocol } },
    { url: contactAjaxPath(':mailbox'), config: { protocol, alwaysJson: true } },
  ]
  for (const { url, config } of addresses) {
    app.post<{ Params: { mailbox: string } }>(url, {
      config,
      onRequest: async ({ params }) => {
        if (asciiEmail(params.mailbox).toLowerCase() !== target.toLowerCase()) {
          throw new RejectedError([{ code: 'FORM_NOT_FOUND' }])
        }
      },
      handler: (request, reply) => handleForm(receiver, route, request, reply),
    })
  }
}

/**
 * Validates and stores a form, then responds: with JSON if the request asks for it, else with a redirect to the next
 * page. No response is sent before the commit.
 * @throws RejectedError or StorageUnavailableError, which `addErrorHandler` puts into words.
 */
async function handleForm(
  receiver: Receiver,
  { form, target, protocol }: FormRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { options, storage, origins, formTokens } = receiver
  const fields = (request.body ?? []) as FormFields
  const receivedAt = options.now?.() ?? new Date()
  const language = languageOf(request, options.languages)
  const { locale, copy } = inLanguage(options, language)
  const submission = {
    ...readSubmission(fields, { form, target, receivedAt, locale, formTokens }),
    ...readSource(fields, request),
    language,
  }
  await storage.save(submission, receivedAt)

  const requested = fields.find(([name]) => name === NEXT_FIELD)?.[1]
  const hosts = [...origins.hosts, request.host]
  const next = siteBase(receiver, request) + nextPage(requested, hosts, receiver.site.hasPage)
  reply.headers({ 'cache-control': 'no-store', vary: FORM_RESPONSE_VARY })
  if (!respondsInJson(request)) return reply.redirect(next, 303)
  return reply.send(protocol.accepted({ message: copy.contact_ok, next }))
}
