import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../escapeHtml.ts'
import { PLAIN_PAGE_POLICY, plainPage } from '../plainPage.ts'
import type { Receiver, ReceiverCopy } from '../Receiver.ts'
import { type LinkPurpose, type ReaderLinks, readerPath } from './readerLinks.ts'

type LinkRequest = { Params: { token: string } }

/**
 * `/f/confirm/TOKEN` and `/f/leave/TOKEN`: a page with one button. Only the button's post changes anything, since
 * programs that look for dangers follow every link of a mail. Mail programs post to the second by themselves
 * (RFC 8058).
 */
export function addReaderRoutes(
  app: FastifyInstance,
  receiver: Receiver,
  links: ReaderLinks,
): void {
  const { options, storage } = receiver
  const { readers: copy } = options.copy
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

  function addLink(purpose: LinkPurpose, asked: PageWords, done: PageWords): void {
    app.get<LinkRequest>(readerPath(purpose, ':token'), ({ params: { token } }, reply) =>
      links.read(purpose, token, now()) === null
        ? sendPage(reply, 410, copy.invalid)
        : sendPage(reply, 200, asked, readerPath(purpose, token)),
    )
    app.post<LinkRequest>(readerPath(purpose, ':token'), async ({ params: { token } }, reply) => {
      const readerId = links.read(purpose, token, now())
      const isDone = readerId !== null && (await storage.followLink(purpose, readerId, now()))
      return isDone ? sendPage(reply, 200, done) : sendPage(reply, 410, copy.invalid)
    })
  }

  addLink('confirm', copy.confirm, copy.confirmed)
  addLink('leave', copy.leave, copy.left)
}

type PageWords = Pick<ReceiverCopy['readers']['leave'], 'heading' | 'text'> & { button?: string }
