import type { FastifyInstance } from 'fastify'
import { parseEmail } from '../../../../core/submissions/values.ts'
import {
  countUnsentSubscribers,
  listMailings,
  readProgress,
} from '../../../../core/subscribers/mailings.ts'
import { countConfirmed } from '../../../../core/subscribers/selectSubscribers.ts'
import {
  composeTrial,
  readArticles,
  readMailing,
  requireMail,
  sendToSubscribers,
  sendTrial,
} from '../../../../core/subscribers/sendArticle.ts'
import { OWNER_FORM, OWNERS, withRetries } from '../../../context/routes.ts'
import type { Studio } from '../../../context/Studio.ts'
import { OWN_STYLE_POLICY } from '../../../kit/ownStylePolicy.ts'
import { readQuery } from '../../../kit/query.ts'
import { RequestError } from '../../../kit/RequestError.ts'
import { fieldOf, isConfirmed } from '../../../kit/requestBody.ts'
import type { ArticlesPageProps } from './ArticlesPage.tsx'
import { labels } from './labels.ts'
import type { MailingPageProps } from './MailingPage.tsx'

const PATH = '/subscribers/send'
const PROGRESS = `${PATH}/progress`

/** Policy of the mail: its pictures are on the site, and the studio's page shows it in a frame. */
const MAIL_POLICY = `${OWN_STYLE_POLICY}; img-src https:; frame-ancestors 'self'`

type Act = { Body: URLSearchParams }

/** Adds the pages that mail an article to the subscribers of the newsletter, with a test mail. */
export function addMailings(app: FastifyInstance, studio: Studio): void {
  const { database, readOptions, flash, audit } = studio

  app.get(PATH, OWNERS, async ({ url }, reply) => {
    const query = readQuery(url)
    const address = query.get('article')
    if (address === undefined) return reply.page('articles', await articlesProps(studio))
    return reply.page('mailing', await mailingProps(studio, address, query.get('done')))
  })
  app.get(`${PATH}/mail`, OWNERS, async ({ url }, reply) => {
    const { mail } = await readMail(studio, readQuery(url).get('article') ?? '')
    reply.header('content-security-policy', MAIL_POLICY)
    reply.header('x-frame-options', 'SAMEORIGIN')
    return reply.type('text/html; charset=utf-8').send(mail.html)
  })
  app.get(PROGRESS, OWNERS, async ({ url }, reply) => {
    const query = readQuery(url)
    const options = requireMail(await readOptions())
    const mailing = await readMailing(query.get('article') ?? '', options)
    const progress = await readProgress(database, mailing)
    if (!progress) return reply.redirect(addressOf(PATH, mailing), 303)
    return reply.page('mailingProgress', {
      done: flash.read(query.get('done')),
      title: mailing.title,
      href: addressOf(PROGRESS, mailing),
      mailingHref: addressOf(PATH, mailing),
      progress,
    })
  })
  app.post<Act>(`${PATH}/test`, OWNER_FORM, async ({ body, person }, reply) => {
    const address = parseEmail('email', fieldOf(body, 'email').trim())
    const options = requireMail(await readOptions())
    const mailing = await readMailing(fieldOf(body, 'article'), options)
    await sendTrial(database, options, mailing, address, new Date())
    const sentence = labels.tested(address, mailing.title)
    await audit(person, labels.actions.tested, pathOf(mailing))
    return reply.redirect(addressOf(PATH, mailing, { done: flash.keep(sentence) }), 303)
  })
  app.post<Act>(PATH, OWNER_FORM, async ({ body, person }, reply) => {
    const options = requireMail(await readOptions())
    const mailing = await readMailing(fieldOf(body, 'article'), options)
    if (!isConfirmed(body)) throw new RequestError(400, labels.errors.notSure)
    const mailed = await withRetries(() =>
      sendToSubscribers(database, options, mailing, new Date()),
    )
    await audit(person, labels.actions.sent, pathOf(mailing))
    return reply.redirect(
      addressOf(PROGRESS, mailing, { done: flash.keep(labels.queued(mailed)) }),
      303,
    )
  })
}

async function articlesProps({ database, readOptions }: Studio): Promise<ArticlesPageProps> {
  const articles = await readArticles(requireMail(await readOptions()))
  const mailings = await listMailings(database)
  const firstSent = new Map(mailings.map((mailing) => [pathOf(mailing), mailing.created_at]))
  return {
    articles: articles.map((article) => {
      const path = pathOf(article)
      const href = addressOf(PATH, article)
      return { title: article.title, path, href, firstSent: firstSent.get(path) ?? null }
    }),
  }
}

async function mailingProps(
  studio: Studio,
  address: string,
  doneKey: string | undefined,
): Promise<MailingPageProps> {
  const { database, flash } = studio
  const { options, mailing, mail } = await readMail(studio, address)
  const { name, address: sender } = options.mail.from
  return {
    done: flash.read(doneKey),
    title: mailing.title,
    path: pathOf(mailing),
    from: `${name} <${sender}>`,
    mailHref: addressOf(`${PATH}/mail`, mailing),
    text: String(mail.text),
    testAddress: options.mail.to[0] ?? '',
    hasSubscribers: (await countConfirmed(database, mailing.language)) > 0,
    unsentSubscribers: await countUnsentSubscribers(database, mailing),
    progress: await readProgress(database, mailing),
    progressHref: addressOf(PROGRESS, mailing),
  }
}

/** Reads an article, and composes its mail. @throws MailingError */
async function readMail({ database, readOptions }: Studio, address: string) {
  const options = requireMail(await readOptions())
  const mailing = await readMailing(address, options)
  const mail = await composeTrial(database, options, mailing, options.mailbox, new Date())
  return { options, mailing, mail }
}

function pathOf({ url }: { url: string }): string {
  return new URL(url).pathname
}

function addressOf(place: string, mailing: { url: string }, more: Record<string, string> = {}) {
  return `${place}?${new URLSearchParams({ article: pathOf(mailing), ...more })}`
}
