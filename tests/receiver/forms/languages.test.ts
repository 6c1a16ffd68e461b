import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LanguageWords } from '../../../core/lib/languageWords.ts'
import { readArticles, sendToSubscribers } from '../../../core/subscribers/sendArticle.ts'
import { openDatabase } from '../../../server/openDatabase.ts'
import { emptyDatabase } from '../../support/receiver/emptyDatabase.ts'
import { mailOptions, receiverOptions } from '../../support/receiver/receiverOptions.ts'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { startMailServer } from '../../support/receiver/startMailServer.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'
import { readDatabase } from '../../support/receiver/submissions.ts'

const IN_GERMAN = { _language: 'de' }

const { copy } = receiverOptions
const german: LanguageWords = {
  locale: 'de',
  homePath: '/de',
  copy: {
    ...copy,
    contact_ok: 'Ihre Nachricht ist da.',
    required: 'fehlt',
    answer: { ...copy.answer, enabled: true, subject: 'Ihre Nachricht' },
    subscribers: {
      ...copy.subscribers,
      asking: { ...copy.subscribers.asking, subject: 'Bitte bestätigen' },
      confirm: { heading: 'Einmal drücken', text: 'Dann kommt sie.', button: 'Bestätigen' },
    },
  },
  failureCopy: receiverOptions.failureCopy,
  fieldLabels: { ...receiverOptions.fieldLabels, email: 'E-Mail' },
  newsletterWording: 'Eine Mail im Monat / Abonnieren',
}

/** A receiver of a site in English and German that sends mail. */
async function startBilingual() {
  const server = await startMailServer()
  const config = await emptyDatabase('SQLite')
  const receiver = await startReceiver({
    ...config,
    mail: mailOptions(server.smtp),
    copy: { ...copy, answer: { ...copy.answer, enabled: true } },
    languages: new Map([['de', german]]),
  })
  return { ...receiver, server, config }
}

test('a message from a German page is answered in German, at once and by mail', async () => {
  const { url, server, config } = await startBilingual()
  const response = await postForm(`${url}/ajax/${MAILBOX}`, { ...goodMessage, ...IN_GERMAN })
  expect(await response.json()).toMatchObject({ message: 'Ihre Nachricht ist da.' })
  await expect.poll(() => server.mails.map(({ subject }) => subject)).toContain('Ihre Nachricht')
  expect((await readDatabase(config)).submissions).toMatchObject([{ language: 'de' }])
})

test('a rejected form of a German page gives the reason in German, with and without JavaScript', async () => {
  const { url } = await startBilingual()
  const empty = { ...goodMessage, ...IN_GERMAN, email: '' }
  const answer = await postForm(`${url}/ajax/${MAILBOX}`, empty)
  expect(await answer.json()).toMatchObject({ message: 'E-Mail fehlt.' })
  const page = await postForm(`${url}/${MAILBOX}`, empty, { json: false })
  const html = await page.text()
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('E-Mail fehlt.')
})

test('the error page of a right-to-left language has that direction', async () => {
  const arabic = { ...german, locale: 'ar', homePath: '/ar' }
  const { url } = await startReceiver({ languages: new Map([['ar', arabic]]) })
  const empty = { ...goodMessage, _language: 'ar', email: '' }
  const page = await postForm(`${url}/${MAILBOX}`, empty, { json: false })
  expect(await page.text()).toContain('<html lang="ar" dir="rtl">')
})

test('without the field, the path of the page determines the language', async () => {
  const { url, config } = await startBilingual()
  const from = (path: string) => ({ headers: { referer: `${url}${path}` } })
  await postForm(`${url}/${MAILBOX}`, goodMessage, from('/de/kontakt'))
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, comments: 'Five pages.' }, from('/dent'))
  expect((await readDatabase(config)).submissions).toMatchObject([
    { language: 'de' },
    { language: null },
  ])
})

test('a language that the site does not have is ignored', async () => {
  const { url, config } = await startBilingual()
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, _language: 'xx' })
  expect((await readDatabase(config)).submissions).toMatchObject([{ language: null }])
})

test('a subscriber on a German page confirms in German', async () => {
  const { url, server, config } = await startBilingual()
  await postForm(`${url}/f/newsletter`, { email: goodMessage.email, ...IN_GERMAN })
  await expect.poll(() => server.mails.map(({ subject }) => subject)).toContain('Bitte bestätigen')
  expect((await readDatabase(config)).subscribers).toMatchObject([
    { language: 'de', wording: german.newsletterWording },
  ])
  const mail = server.mails.find(({ subject }) => subject === 'Bitte bestätigen')
  const path = /https:\/\/agency\.example(\/f\/confirm\/[^\s>]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const page = await (await fetch(url + path)).text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<button>Bestätigen</button>')
  expect(page).toContain('href="/de"')
})

test('an article is mailed to the subscribers of its language', async () => {
  const { siteDirectory, config, url } = await startBilingual()
  const languages = new Map([['de', german]])
  const options = { ...receiverOptions, siteDirectory, languages }
  writeFileSync(join(siteDirectory, 'rss.xml'), feed('/why-forms-fail'))
  mkdirSync(join(siteDirectory, 'de'), { recursive: true })
  writeFileSync(join(siteDirectory, 'de/rss.xml'), feed('/de/formulare'))
  await postForm(`${url}/f/newsletter`, { email: 'english@b.example' })
  await postForm(`${url}/f/newsletter`, { email: 'deutsch@b.example', ...IN_GERMAN })
  const database = await openDatabase(config)
  await database.updateTable('subscribers').set({ state: 'confirmed' }).execute()

  const articles = await readArticles(options)
  expect(articles.map(({ language }) => language)).toEqual([null, 'de'])
  const [, article] = articles
  const mailing = { title: 'T', url: '', language: null, text: '', ...article, html: '<p>T</p>' }
  expect(await sendToSubscribers(database, options, mailing, new Date())).toMatchObject({
    queued: 1,
  })
  const { outbox, subscribers } = await readDatabase(config)
  const reader = subscribers.find(({ language }) => language === 'de')
  expect(outbox.filter(({ kind }) => kind === 'article')).toMatchObject([{ recipient: reader?.id }])
  await database.destroy()
})

test('an unknown address shows the not-found page of its language', async () => {
  const folder = await startBilingual()
  mkdirSync(join(folder.siteDirectory, 'de'), { recursive: true })
  writeFileSync(
    join(folder.siteDirectory, 'de/404.html'),
    '<!doctype html><title>Nichts da</title>',
  )
  // The list of files is read at the start.
  const { url } = await startReceiver({ siteDirectory: folder.siteDirectory })
  const at = async (path: string) => {
    const response = await fetch(url + path)
    expect(response.status).toBe(404)
    return response.text()
  }
  expect(await at('/de/nirgends')).toContain('Nichts da')
  expect(await at('/nowhere')).toContain('Page Not Found')
  expect(await at('/de/404')).toContain('Nichts da')
})

function feed(path: string): string {
  return `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>All</title><item><title>T</title><link>https://agency.example${path}</link>
<content:encoded>&lt;p&gt;T&lt;/p&gt;</content:encoded></item></channel></rss>`
}
