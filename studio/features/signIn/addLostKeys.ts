import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { read } from '../../kit/requestBody.ts'
import type { KeyMail } from './keyMail.ts'
import type { OpenRoute } from './limitSignIns.ts'

const PATH = '/access/lost-key'
const askedSchema = z.object({ email: z.string() })

/**
 * Where people ask for a link by mail. Known and unknown addresses are answered the same, before anybody is looked
 * for: neither the words nor the time of an answer tell who may come in.
 * @param mail undefined where none is sent.
 */
export function addLostKeys(
  app: FastifyInstance,
  mail: KeyMail | undefined,
  open: OpenRoute,
): void {
  const { config } = open
  app.get(PATH, { config }, (_request, reply) =>
    reply.page('lostKey', { step: mail ? 'ask' : 'no mail' }),
  )
  if (!mail) return
  app.get(`${PATH}/asked`, { config }, (_request, reply) =>
    reply.page('lostKey', { step: 'asked' }),
  )
  app.post(PATH, open, (request, reply) => {
    const { email } = read(askedSchema, request.body)
    reply.raw.once('finish', () => mail.ask(email))
    return reply.redirect(`${PATH}/asked`, 303)
  })
}
