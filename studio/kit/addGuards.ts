import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { STRICT_TRANSPORT_SECURITY } from '../../server/http/headers.ts'
import { guardRequest } from './guardRequest.ts'
import { labels } from './labels.ts'
import { LOCAL_OWNER } from './person.ts'
import { RequestError, type ValidationError } from './RequestError.ts'

const MEBIBYTE = 1024 * 1024

type GuardOptions = {
  port: number
  /** Address behind a proxy; undefined where the studio answers its own machine only. */
  origin: string | undefined
}

/** Answers the studio's own pages only. A failure is answered in words; its cause goes to the log alone. */
export function addGuards(app: FastifyInstance, { port, origin }: GuardOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // Not "no-referrer": browsers then keep to themselves which page sends a form.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    if (origin?.startsWith('https:')) {
      reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY)
    }
    const reason = guardRequest(request.raw, port, origin)
    if (reason) throw new RequestError(403, reason)
    if (origin === undefined) request.person = LOCAL_OWNER
  })
  app.setNotFoundHandler((_request, reply) =>
    sendErrors(reply, 404, [{ problem: labels.errors.nothingHere }]),
  )
  app.setErrorHandler<FastifyError | RequestError>((error, request, reply) => {
    const status = error instanceof RequestError ? error.status : (error.statusCode ?? 500)
    // The pattern of the address: what stands in its place may be the token of a link.
    const route = request.routeOptions.url
    if (status >= 500) request.log.error({ err: error, route }, 'request failed')
    if (error instanceof RequestError) return sendErrors(reply, status, error.errors)
    const { tooLarge, unreadableCall, unexpected } = labels.errors
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const megabytes = Math.floor(request.routeOptions.bodyLimit / MEBIBYTE)
      return sendErrors(reply, 413, [{ problem: tooLarge(megabytes) }])
    }
    return sendErrors(reply, status, [{ problem: status < 500 ? unreadableCall : unexpected }])
  })
}

/** In words that the one who asked can read: a page for people, JSON for the scripts of pages. */
function sendErrors(
  reply: FastifyReply,
  status: number,
  errors: readonly ValidationError[],
): FastifyReply {
  reply.code(status)
  if (!reply.request.headers.accept?.includes('text/html')) return reply.send({ errors })
  const problems = errors.map(({ problem }) => problem)
  return reply.page('fault', { heading: labels.notShown, problems })
}
