import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ReceiverCopy } from '../content-model/schemas/forms.ts'
import { escapeHtml } from '../core/lib/escapeHtml.ts'
import { type LinkPurpose, subscriberPath } from '../core/subscribers/subscriberLinks.ts'
import { followLink, subscriberState } from '../core/subscribers/subscribers.ts'
import type { SubscriberState } from '../core/subscribers/tables.ts'
import { PLAIN_PAGE_POLICY, plainPage } from './kit/plainPage.ts'
import type { Receiver } from './kit/Receiver.ts'

type LinkRequest = { Params: { token: string } }

/**
 * `/f/confirm/TOKEN` and `/f/leave/TOKEN`: a page with one button, or what is so where it would do nothing. Only the
 * button's post changes anything, since programs that look for dangers follow every link of a mail. Mail programs
 * post to the second by themselves (RFC 8058).
 */
export function addSubscriberRoutes(
  app: FastifyInstance,
  { options, storage, links }: Receiver,
): void {
  const { subscribers: copy } = options.copy
  const now = options.now ?? (() => new Date())

  function sendPage(reply: FastifyReply, status: number, words: PageWords, action?: string) {
    const button =
      action === undefined
        ? ''
        : `\n<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(words.button ?? '')}</button></form>`
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(
        plainPage({
          brand: options.pageBrand,
          locale: options.locale,
          title: copy.title.replace('{heading}', () => words.heading),
          heading: words.heading,
          content: `<p>${escapeHtml(words.text)}</p>${button}`,
          link: { path: options.siteDirectory === null ? options.siteUrl : '/', label: copy.home },
        }),
      )
  }

  /** @param state of the subscriber; null for one who was erased. */
  function sendState(
    reply: FastifyReply,
    purpose: LinkPurpose,
    token: string,
    state: SubscriberState | null,
  ) {
    const canLeave = purpose === 'leave' && state !== 'left' && state !== null
    if (state === 'pending' || canLeave) {
      return sendPage(reply, 200, copy[purpose], subscriberPath(purpose, token))
    }
    // A subscriber who is gone already has left.
    const isDone = purpose === 'leave' || state === 'confirmed'
    return sendPage(reply, isDone ? 200 : 410, copy[state ?? 'erased'])
  }

  for (const purpose of ['confirm', 'leave'] as const) {
    const path = subscriberPath(purpose, ':token')
    // A slash at the end is a sign that a mail program may add too.
    for (const url of [path, `${path}/*`]) {
      app.get<LinkRequest>(url, async ({ params: { token } }, reply) => {
        const subscriberId = links.read(purpose, token, now())
        if (subscriberId === null) return sendPage(reply, 410, copy.invalid)
        const state = await storage.read((database) => subscriberState(database, subscriberId))
        return sendState(reply, purpose, token, state)
      })
      app.post<LinkRequest>(url, async ({ params: { token } }, reply) => {
        const subscriberId = links.read(purpose, token, now())
        if (subscriberId === null) return sendPage(reply, 410, copy.invalid)
        const state = await storage.change((database) =>
          followLink(database, purpose, subscriberId, now()),
        )
        return sendState(reply, purpose, token, state)
      })
    }
  }
}

type PageWords = Pick<ReceiverCopy['subscribers']['leave'], 'heading' | 'text'> & {
  button?: string
}
