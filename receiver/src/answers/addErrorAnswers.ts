import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Receiver } from '../Receiver.ts'
import { sendNotFoundPage } from '../site/sendNotFoundPage.ts'
import { StorageUnavailableError } from '../storage/Storage.ts'
import { describeError } from './describeError.ts'
import { type Problem, type ProblemCode, statusOf } from './problems.ts'
import { RefusedError } from './RefusedError.ts'
import { sendRefusal } from './sendRefusal.ts'

/** What pages and forms need; nothing else is done here at any address. */
const ALLOWED_METHODS = 'GET, HEAD, POST'

type AnsweredError = FastifyError & { headers?: Record<string, string> }

/** Turns everything that goes wrong into an answer, and logs what the owner has to know. */
export function addErrorAnswers(app: FastifyInstance, receiver: Receiver): void {
  app.setNotFoundHandler((request, reply) => {
    if (readsOnly(request.method)) return sendNotFoundPage(receiver, request, reply)
    if (request.method === 'POST') {
      return sendRefusal(receiver, [{ code: 'FORM_NOT_FOUND' }], request, reply)
    }
    return reply
      .code(405)
      .headers({ allow: ALLOWED_METHODS, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`${STATUS_CODES[405]}\n`)
  })

  app.setErrorHandler<AnsweredError>((error, request, reply) => {
    const problems = problemsOf(error)
    const isRead = readsOnly(request.method)
    const status = isRead ? (error.statusCode ?? 500) : statusOf(problems[0].code)
    if (status >= 500) request.log.error({ err: describeError(error) }, 'request failed')
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
