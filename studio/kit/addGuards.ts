import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { STRICT_TRANSPORT_SECURITY } from '../../server/http/headers.ts'
import { guardRequest } from './guardRequest.ts'
import { labels } from './labels.ts'
import { LOCAL_OWNER } from './person.ts'
import { RequestError, type ValidationError } from './RequestError.ts'

const MEBIBYTE = 1024 * 1024

type GuardOptions = {
  port: number
  /** Address behind a proxy; undefined if the studio serves its own machine only. */
  origin: string | undefined
}

/**
 * Rejects requests that do not come from the studio's own pages, and turns errors into readable responses. The cause of
 * a failure goes to the log only.
 */
export function addGuards(app: FastifyInstance, { port, origin }: GuardOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // Not "no-referrer": browsers would then send "Origin: null" with forms.
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
    // The route's pattern, not its URL: a parameter may be the token of a link.
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

/** Responds with a page to browsers, and with JSON to the scripts of pages. */
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
