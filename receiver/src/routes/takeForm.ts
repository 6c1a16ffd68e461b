import type { FastifyReply, FastifyRequest } from 'fastify'
import { NEXT_FIELD } from '../../../forms/fields.ts'
import { answersInJson, FORM_ANSWER_VARY } from '../answers/answersInJson.ts'
import { nextPage, siteBase } from '../answers/nextPage.ts'
import type { Protocol } from '../answers/Protocol.ts'
import type { FormFields } from '../body/readFields.ts'
import type { Receiver } from '../Receiver.ts'
import type { FormDefinition } from './formDefinitions.ts'
import { readSubmission } from './readSubmission.ts'

type FormRoute = { form: FormDefinition; target: string; protocol: Protocol }

/**
 * Checks and keeps what a form sent, then answers: JSON where that is asked for, else the way to the
 * next page. Nothing is answered before the commit.
 * @throws RefusedError or StorageUnavailableError, which `addErrorAnswers` puts into words.
 */
export async function takeForm(
  receiver: Receiver,
  { form, target, protocol }: FormRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { options, storage, site, origins } = receiver
  const fields = (request.body ?? []) as FormFields
  const submission = readSubmission(form, target, fields)
  await storage.save(submission, options.now?.() ?? new Date())

  const requested = fields.find(([name]) => name === NEXT_FIELD)?.[1]
  const hosts = [...origins.hosts, request.host]
  const next = siteBase(receiver, request) + nextPage(requested, hosts, site.hasPage)
  reply.headers({ 'cache-control': 'no-store', vary: FORM_ANSWER_VARY })
  if (!answersInJson(request)) return reply.redirect(next, 303)
  return reply.send(protocol.accepted({ message: options.words.contact_ok, next }))
}
