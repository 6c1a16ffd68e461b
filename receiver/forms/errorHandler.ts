import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage } from '../../core/lib/languageWords.ts'
import { StorageUnavailableError } from '../../core/submissions/submissionStore.ts'
import { tryAgainSentence } from '../../forms/tryAgainSentence.ts'
import { FORM_RESPONSE_VARY, respondsInJson } from '../../server/http/contentNegotiation.ts'
import { isOwnHost, siteBase } from '../../server/site/ownAddresses.ts'
import { sendNotFoundPage } from '../../server/site/siteRoutes.ts'
import { PLAIN_PAGE_POLICY } from '../kit/plainPage.ts'
import type { Receiver } from '../kit/Receiver.ts'
import { discardBody } from './body.ts'
import { errorPage } from './errorPage.ts'
import { languageOf } from './language.ts'
import {
  describeProblem,
  type Problem,
  type ProblemCode,
  RejectedError,
  statusOf,
} from './problems.ts'
import { newsletterProtocol } from './protocols.ts'

/** Methods that pages and forms need; no route here takes another. */
const ALLOWED_METHODS = 'GET, HEAD, POST'

type ReportedError = FastifyError & { headers?: Record<string, string> }

/** Turns every error into a response, and logs those that the owner has to know about. */
export function addErrorHandler(app: FastifyInstance, receiver: Receiver): void {
  app.setNotFoundHandler((request, reply) => sendNotFoundPage(receiver.site, request, reply))

  // Before the body is read, so that requests for unknown addresses cost nothing.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || readsOnly(request.method)) return done()
    if (request.method === 'POST') return done(new RejectedError([{ code: 'FORM_NOT_FOUND' }]))
    reply
      .code(405)
      .headers({ allow: ALLOWED_METHODS, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`${STATUS_CODES[405]}\n`)
  })

  app.setErrorHandler<ReportedError>((error, request, reply) => {
    const problems = problemsOf(error)
    const isRead = readsOnly(request.method)
    const status = isRead ? (error.statusCode ?? 500) : statusOf(problems[0].code)
    // The storage logs its own outages, and `limitBodies` a full memory: once, not for each visitor.
    const isTold = error instanceof StorageUnavailableError || problems[0].code === 'TOO_BUSY'
    if (status >= 500 && !isTold) request.log.error({ err: error }, 'request failed')
    if (!isRead) return sendRejection(receiver, problems, request, reply)
    return reply
      .code(status)
      .headers({ ...error.headers, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`${STATUS_CODES[status]}\n`)
  })
}

function readsOnly(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Body errors that Fastify itself finds, by its status. */
const CODES_BY_STATUS: Record<number, ProblemCode> = {
  400: 'BODY_NOT_READABLE',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
}

function problemsOf(error: ReportedError): [Problem, ...Problem[]] {
  if (error instanceof RejectedError) return error.problems
  if (error instanceof StorageUnavailableError) return [{ code: 'STORAGE_UNAVAILABLE' }]
  return [{ code: CODES_BY_STATUS[error.statusCode ?? 500] ?? 'UNEXPECTED' }]
}

/** When to retry after a 503: longer than the storage waits for a locked database. */
const RETRY_AFTER_S = 5

/** Explains why a form was rejected: as JSON of its protocol, or on a readable page. */
async function sendRejection(
  receiver: Receiver,
  problems: [Problem, ...Problem[]],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await discardBody(request.raw)
  const { languages } = receiver.options
  const options = inLanguage(receiver.options, languageOf(request, languages))
  const { copy, failureCopy, fieldLabels, locale } = options
  const described = problems.map((problem) => describeProblem(problem, copy, locale))
  const sentences = described.map(({ field, message }) => {
    if (field === undefined) return message
    const label = fieldLabels[field] ?? field
    return failureCopy.invalid_field
      .replace('{field}', () => label)
      .replace('{message}', () => message)
  })

  const status = statusOf(problems[0].code)
  reply.code(status).headers({ 'cache-control': 'no-store', vary: FORM_RESPONSE_VARY })
  const retryAfterS = problems[0].retryAfterS ?? (status === 503 ? RETRY_AFTER_S : undefined)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  if (respondsInJson(request)) {
    const { protocol = newsletterProtocol } = request.routeOptions.config
    return reply.send(protocol.rejected(described, sentences))
  }
  // Scripts read the header instead.
  const advice =
    retryAfterS === undefined ? [] : [tryAgainSentence(failureCopy.try_again, retryAfterS, locale)]
  return reply
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(errorPage(options, [...sentences, ...advice], pageBefore(receiver, request)))
}

/**
 * The page that holds the form, if the browser sends it as the referrer and it belongs to this site; else the home
 * page.
 */
function pageBefore(receiver: Receiver, request: FastifyRequest): string {
  const base = siteBase(receiver, request)
  const { referer = '' } = request.headers
  if (!URL.canParse(referer)) return `${base}/`
  const { origin, pathname } = new URL(referer)
  const isOwn = receiver.origins.isAllowed(origin) || isOwnHost(referer, request)
  return isOwn && receiver.site.hasPage(pathname) ? base + pathname : `${base}/`
}
