import type { FastifyReply, FastifyRequest } from 'fastify'
import { tryAgainSentence } from '../../../forms/tryAgainSentence.ts'
import { discardBody } from '../body/discardBody.ts'
import type { Receiver } from '../Receiver.ts'
import { isOwnHost } from '../site/siteOrigins.ts'
import { answersInJson, FORM_ANSWER_VARY } from './answersInJson.ts'
import { ERROR_PAGE_POLICY, errorPage } from './errorPage.ts'
import { siteBase } from './nextPage.ts'
import { newsletterProtocol } from './Protocol.ts'
import { type Problem, statusOf, wordProblem } from './problems.ts'

/** When to try again after a 503: longer than the storage's own patience. */
const RETRY_AFTER_S = 5

/** Says why a form was not taken: in the shape of its protocol, or on a readable page. */
export async function sendRefusal(
  receiver: Receiver,
  problems: [Problem, ...Problem[]],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await discardBody(request.raw)
  const { options } = receiver
  const { words, failureWords, fieldLabels, locale } = options
  const worded = problems.map((problem) => wordProblem(problem, words))
  const sentences = worded.map(({ field, message }) => {
    if (field === undefined) return message
    const label = fieldLabels[field] ?? field
    return failureWords.invalid_field
      .replace('{field}', () => label)
      .replace('{message}', () => message)
  })

  const status = statusOf(problems[0].code)
  reply.code(status).headers({ 'cache-control': 'no-store', vary: FORM_ANSWER_VARY })
  const retryAfterS = problems[0].retryAfterS ?? (status === 503 ? RETRY_AFTER_S : undefined)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  if (answersInJson(request)) {
    const { protocol = newsletterProtocol } = request.routeOptions.config
    return reply.send(protocol.refused(worded, sentences))
  }
  // Scripts read the header.
  const advice =
    retryAfterS === undefined ? [] : [tryAgainSentence(failureWords.try_again, retryAfterS, locale)]
  return reply
    .header('content-security-policy', ERROR_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(errorPage(options, [...sentences, ...advice], pageBefore(receiver, request)))
}

/** The page that the form stands on, if the browser names it and it is one of this site. */
function pageBefore(receiver: Receiver, request: FastifyRequest): string {
  const base = siteBase(receiver, request)
  const { referer = '' } = request.headers
  if (!URL.canParse(referer)) return `${base}/`
  const { origin, pathname } = new URL(referer)
  const isOwn = receiver.origins.isAllowed(origin) || isOwnHost(referer, request)
  return isOwn && receiver.site.hasPage(pathname) ? base + pathname : `${base}/`
}
