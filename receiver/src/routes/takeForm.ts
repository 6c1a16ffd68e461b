import type { FastifyReply, FastifyRequest } from 'fastify'
import { NEXT_FIELD } from '../../../forms/fields.ts'
import { answersInJson } from '../answers/answersInJson.ts'
import { nextPage } from '../answers/nextPage.ts'
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
  { options, storage, site }: Receiver,
  { form, target, protocol }: FormRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = (request.body ?? []) as FormFields
  const submission = readSubmission(form, target, fields)
  await storage.save(submission, options.now?.() ?? new Date())

  const requested = fields.find(([name]) => name === NEXT_FIELD)?.[1]
  const hosts = [new URL(options.siteUrl).host, request.headers.host]
  const next = nextPage(requested, hosts, site.hasPage)
  reply.headers({ 'cache-control': 'no-store', vary: 'accept' })
  if (!answersInJson(request)) return reply.redirect(next, 303)
  return reply.send(protocol.accepted({ message: options.words.contact_ok, next }))
}
