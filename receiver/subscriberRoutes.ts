import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ReceiverCopy } from '../content-model/schemas/forms.ts'
import { escapeHtml } from '../core/lib/escapeHtml.ts'
import { inLanguage } from '../core/lib/languageWords.ts'
import { type LinkPurpose, subscriberPath } from '../core/subscribers/subscriberLinks.ts'
import { findSubscriber, followLink } from '../core/subscribers/subscribers.ts'
import type { SubscribersTable } from '../core/subscribers/tables.ts'
import { PLAIN_PAGE_POLICY, plainPage } from './kit/plainPage.ts'
import type { Receiver } from './kit/Receiver.ts'

type LinkRequest = { Params: { token: string } }

/**
 * `/f/confirm/TOKEN` and `/f/leave/TOKEN`: a page with one button, or with the current state if the button would do
 * nothing. Only the button's POST changes anything, since security scanners follow every link of a mail. Mail programs
 * POST to the second by themselves (RFC 8058).
 */
export function addSubscriberRoutes(
  app: FastifyInstance,
  { options, storage, links }: Receiver,
): void {
  const now = options.now ?? (() => new Date())

  function sendPage(
    reply: FastifyReply,
    status: number,
    wording: Wording,
    words: PageWords,
    action?: string,
  ) {
    const { copy, locale, homePath } = wording
    const { title, home } = copy.subscribers
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
          locale,
          title: title.replace('{heading}', () => words.heading),
          heading: words.heading,
          content: `<p>${escapeHtml(words.text)}</p>${button}`,
          link: {
            path:
              options.siteDirectory === null ? new URL(homePath, options.siteUrl).href : homePath,
            label: home,
          },
        }),
      )
  }

  /** @param subscriber undefined if the subscriber was erased. */
  function sendState(
    reply: FastifyReply,
    purpose: LinkPurpose,
    token: string,
    subscriber: SubscribersTable | undefined,
  ) {
    const { state = null, language = null } = subscriber ?? {}
    const wording = inLanguage(options, language)
    const copy = wording.copy.subscribers
    const canLeave = purpose === 'leave' && state !== 'left' && state !== null
    if (state === 'pending' || canLeave) {
      return sendPage(reply, 200, wording, copy[purpose], subscriberPath(purpose, token))
    }
    // An erased subscriber has left too.
    const isDone = purpose === 'leave' || state === 'confirmed'
    return sendPage(reply, isDone ? 200 : 410, wording, copy[state ?? 'erased'])
  }

  /** The subscriber of such a link is unknown, and so is their language. */
  function sendInvalid(reply: FastifyReply) {
    return sendPage(reply, 410, options, options.copy.subscribers.invalid)
  }

  for (const purpose of ['confirm', 'leave'] as const) {
    const path = subscriberPath(purpose, ':token')
    // A mail program may also add a slash at the end.
    for (const url of [path, `${path}/*`]) {
      app.get<LinkRequest>(url, async ({ params: { token } }, reply) => {
        const subscriberId = links.read(purpose, token, now())
        if (subscriberId === null) return sendInvalid(reply)
        const subscriber = await storage.read((database) => findSubscriber(database, subscriberId))
        return sendState(reply, purpose, token, subscriber)
      })
      app.post<LinkRequest>(url, async ({ params: { token } }, reply) => {
        const subscriberId = links.read(purpose, token, now())
        if (subscriberId === null) return sendInvalid(reply)
        const subscriber = await storage.change((database) =>
          followLink(database, purpose, subscriberId, now()),
        )
        return sendState(reply, purpose, token, subscriber)
      })
    }
  }
}

type Wording = Pick<Receiver['options'], 'copy' | 'locale' | 'homePath'>

type PageWords = Pick<ReceiverCopy['subscribers']['leave'], 'heading' | 'text'> & {
  button?: string
}
