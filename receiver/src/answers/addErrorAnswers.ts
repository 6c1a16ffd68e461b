import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Receiver } from '../Receiver.ts'
import { sendNotFoundPage } from '../site/sendNotFoundPage.ts'
import { StorageUnavailableError } from '../storage/Storage.ts'
import { type Problem, type ProblemCode, statusOf } from './problems.ts'
import { RefusedError } from './RefusedError.ts'
import { sendRefusal } from './sendRefusal.ts'

/** What pages and forms need; nothing else is done here at any address. */
const ALLOWED_METHODS = 'GET, HEAD, POST'

type AnsweredError = FastifyError & { headers?: Record<string, string> }

/** Turns everything that goes wrong into an answer, and logs what the owner has to know. */
export function addErrorAnswers(app: FastifyInstance, receiver: Receiver): void {
  app.setNotFoundHandler((request, reply) => sendNotFoundPage(receiver, request, reply))

  // Before the body is read: what has no address here costs nothing.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || readsOnly(request.method)) return done()
    if (request.method === 'POST') return done(new RefusedError([{ code: 'FORM_NOT_FOUND' }]))
    reply
      .code(405)
      .headers({ allow: ALLOWED_METHODS, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`${STATUS_CODES[405]}\n`)
  })

  app.setErrorHandler<AnsweredError>((error, request, reply) => {
    const problems = problemsOf(error)
    const isRead = readsOnly(request.method)
    const status = isRead ? (error.statusCode ?? 500) : statusOf(problems[0].code)
    // The storage tells of its outages itself, and `limitBodies` of being too busy: once, not for each visitor.
    const isTold = error instanceof StorageUnavailableError || problems[0].code === 'TOO_BUSY'
    if (status >= 500 && !isTold) request.log.error({ err: error }, 'request failed')
    if (!isRead) return sendRefusal(receiver, problems, request, reply)
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

/** What Fastify itself finds wrong with a body, by the status it gives. */
const CODES_BY_STATUS: Record<number, ProblemCode> = {
  400: 'BODY_NOT_READABLE',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
}

function problemsOf(error: AnsweredError): [Problem, ...Problem[]] {
  if (error instanceof RefusedError) return error.problems
  if (error instanceof StorageUnavailableError) return [{ code: 'STORAGE_UNAVAILABLE' }]
  return [{ code: CODES_BY_STATUS[error.statusCode ?? 500] ?? 'UNEXPECTED' }]
}
