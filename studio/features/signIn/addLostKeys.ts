import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { read } from '../../kit/requestBody.ts'
import type { KeyMail } from './keyMail.ts'
import type { OpenRoute } from './limitSignIns.ts'

const PATH = '/access/lost-key'
const askedSchema = z.object({ email: z.string() })

/**
 * Adds the page on which people request a link by mail. The response is the same for known and unknown addresses, and
 * is sent before the address is looked up: neither its text nor its timing reveals who has access.
 * @param mail undefined if the studio sends no mail.
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
