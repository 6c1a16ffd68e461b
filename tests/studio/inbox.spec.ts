import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { addPageCounts } from '../../core/analytics/pageCounts.ts'
import { addNotFound } from '../../core/notFound/notFoundCounts.ts'
import { openDatabase } from '../../server/openDatabase.ts'
import { findInaccessible } from '../support/findInaccessible.ts'
import {
  fillDatabase,
  storedMail,
  storedMessage,
  storedWebhook,
} from '../support/receiver/submissions.ts'
import { roundOf } from '../support/round.ts'
import {
  makeProject,
  type RunningStudio,
  removeProject,
  startStudio,
} from '../support/studio/runStudio.ts'

let directory = ''
let studio: RunningStudio
/** Mails that the mail server has accepted. */
const mails: string[] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, callback) {
    mails.push(await text(stream))
    callback()
  },
})

test.describe.configure({ mode: 'serial' })

const nora = storedMessage({
  phone: '0113 496 0142',
  page: '/services/seo',
  referrer: 'search.example/',
  utm_source: 'letter',
  extra_fields: '[["website","https://northfold.example"]]',
  due_on: '2026-12-01',
  assigned_to: 'Leila',
})
const attack = '<img src=x onerror="document.title=\'taken\'">'
const hostile = storedMessage({
  id: '00000002-0000-4000-8000-000000000000',
  name: attack,
  email: 'offer@rank.example',
  subject: attack,
  comments: `${attack}\nhttps://rank.example/${'x'.repeat(300)}`,
  status: 'spam',
  spam_signals: '[["honeypot",""],["link","rank.example"]]',
})

const article = '/a-long-address-of-an-article'
const feed = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<item><title>Why forms fail</title><link>https://agency.example${article}</link>
<content:encoded>&lt;p&gt;${'A form asks. '.repeat(200)}&lt;/p&gt;</content:encoded></item></channel></rss>`

test.beforeAll(async () => {
  directory = await makeProject()
  const config = { dataDirectory: join(directory, 'data'), databaseUrl: null }
  const others = Array.from({ length: 60 }, (_, index) =>
    storedMessage({
      id: `${(index + 16).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
      email: `person${index}@mori.example`,
      name: `Person ${index}`,
      subject: `A question about a shop, number ${index}`,
      status: index % 3 === 0 ? 'read' : 'new',
      received_at: new Date(Date.parse('2026-05-01T09:00:00Z') + index * 60_000).toISOString(),
    }),
  )
  await fillDatabase(
    config,
    [nora, hostile, ...others],
    [storedMail({ state: 'dead', attempts: 9, last_error: 'EAUTH 535' }), storedWebhook()],
  )
  const database = await openDatabase(config)
  const subscriber = {
    id: '00000003-0000-4000-8000-000000000000',
    email: nora.email,
    state: 'confirmed' as const,
    wording: 'Letters / Yes',
    signed_up_at: '2026-05-04T09:00:00.000Z',
    asked_at: '2026-05-04T09:00:00.000Z',
    confirmed_at: '2026-05-04T10:00:00.000Z',
    ended_at: null,
  }
  await database.insertInto('subscribers').values(subscriber).execute()
  const today = new Date().toISOString().slice(0, 10)
  const seen = { day: today, page: '/services/a-very-long-name-of-a-page'.repeat(3), count: 1234 }
  await addPageCounts(database, [
    { ...seen, measure: 'view', detail: 'search.example' },
    { ...seen, measure: 'cls', detail: '0.01' },
  ])
  const missing = { requests: 12, last_day: today, linked_from: '/about' }
  await addNotFound(database, [{ ...missing, path: '/an-old-address'.repeat(12) }])
  await database.destroy()
  const backups = join(directory, 'data/backups')
  await mkdir(backups)
  await writeFile(join(backups, 'messages-2026-11-22T21-14-05-000Z.sqlite'), '')
  await mkdir(join(directory, 'dist'))
  await writeFile(join(directory, 'dist/rss.xml'), feed)
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  const { port } = mailServer.server.address() as AddressInfo
  studio = await startStudio(directory, { SMTP_URL: `smtp://127.0.0.1:${port}` })
})

test.afterAll(async () => {
  await studio?.end()
  mailServer.close()
  await removeProject(directory)
})

const done = (page: Page) => page.getByRole('status')

const PAGES = [
  // A list of only eleven messages, since axe checks each of them.
  '/inbox?search=number%205',
  `/inbox/${hostile.id}`,
  `/inbox/erase?email=${nora.email}`,
  `/subscribers/send?article=${article}`,
  '/analytics',
  '/not-found',
]
/** Pages like those above, and pages in other states, for the long round. */
const FURTHER_PAGES = [
  '/inbox',
  '/inbox/log',
  '/inbox/backups',
  '/subscribers',
  '/inbox/99999999',
  '/inbox?status=spam',
  '/inbox?search=nowhere&since=2026-01-01',
  `/inbox/${nora.id}`,
  '/inbox/erase',
  '/inbox/log?each=yes',
  '/subscribers/send',
]
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of roundOf(WIDTHS)) {
  test(`pages of the inbox and of analytics are accessible and fit a window of ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of roundOf([...PAGES, ...FURTHER_PAGES], PAGES.length)) {
      await page.goto(studio.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await findInaccessible(page), path).toEqual([])
      const excess = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(excess), path).toBeLessThanOrEqual(0)
    }
  })
}

test('markup in a message never runs, even with scripts enabled', async ({ page }) => {
  for (const path of ['/inbox?status=spam', `/inbox/${hostile.id}`]) {
    await page.goto(studio.url + path)
    await expect(page.getByText(attack).first()).toBeVisible()
    expect(await page.locator('main img').count()).toBe(0)
    await expect(page).not.toHaveTitle('taken')
  }
})

test('keyboard shortcuts move along the list, open a message, reply and mark it done, but not in a text field', async ({
  page,
}) => {
  await page.goto(`${studio.url}/inbox?search=shop`)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const link = page.getByRole('link', { name: 'Person 58' })
  await expect(link).toBeFocused()
  expect(await link.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: 'Person 58' })).toBeChecked()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Person 58')
  await page.keyboard.press('k')
  await expect(heading).toHaveText('Person 59')
  await page.keyboard.press('j')
  await expect(heading).toHaveText('Person 58')
  await page.keyboard.press('r')
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await expect(reply).toBeFocused()
  await page.keyboard.type('ej')
  await expect(reply).toHaveValue(/^ej/)
  await page.getByText('Keyboard').click()
  const areOn = page.getByRole('checkbox', { name: 'These keys work here' })
  await areOn.uncheck()
  await heading.click()
  await page.keyboard.press('j')
  await page.reload()
  await expect(heading).toHaveText('Person 58')
  await page.getByText('Keyboard').click()
  await areOn.check()
  await areOn.blur()
  await page.keyboard.press('e')
  await expect(done(page)).toHaveText('Person 58: done.')
  await expect(heading).toHaveText('Person 57')
})

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('messages can be paged through, filtered, marked, assigned, noted and answered', async ({
    page,
  }) => {
    await page.goto(`${studio.url}/inbox`)
    const messages = page.getByRole('checkbox')
    await expect(messages).toHaveCount(50)
    await page.getByRole('link', { name: 'Older' }).click()
    // The test of keyboard shortcuts marked one message as done.
    await expect(messages).toHaveCount(10)
    await page.getByRole('link', { name: 'Newer' }).click()
    await expect(messages).toHaveCount(50)

    await page.getByLabel('Search').fill('number 59')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(messages).toHaveCount(1)
    await messages.check()
    await page.getByRole('button', { name: 'Spam' }).click()
    await expect(done(page)).toHaveText('1 message marked spam.')
    await expect(page.getByText('No message matches.')).toBeVisible()

    await page.getByRole('link', { name: 'Show all' }).click()
    await page.getByText('More filters').click()
    await page.getByLabel('Assigned to').fill('Leila')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('link', { name: 'Nora Dunmore' }).click()
    await page.getByLabel('Person').fill('Kenji')
    await page.getByLabel('Internal note').fill('Rang back.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(done(page)).toHaveText('Assigned to Kenji. Note added.')
    await page.getByRole('button', { name: 'A first word' }).click()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await expect(reply).toHaveValue(/^Dear Nora Dunmore,\n\n/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(done(page)).toContainText('goes out within a minute')
    const thread = page.getByRole('region', { name: 'Replies and notes' })
    await expect(thread).toContainText('Rang back.')
    await expect(thread).toContainText('Waiting')
    await page.getByRole('button', { name: 'Retry deliveries that were given up' }).click()
    await expect(done(page)).toContainText('1 mail back in the queue.')
  })

  test('an article can be previewed, sent as a test and sent to subscribers', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(`${studio.url}/subscribers`)
    await page.getByRole('link', { name: 'Send an article' }).click()
    await page.getByRole('link', { name: 'Why forms fail' }).click()
    const mail = page.frameLocator('iframe')
    await expect(mail.getByRole('heading', { name: 'Why forms fail' })).toBeVisible()
    // The size is set by the mail's own styles, which the policy allows.
    expect(await mail.locator('h1').evaluate((one) => getComputedStyle(one).fontSize)).toBe('32px')
    await page.getByLabel('Address', { exact: true }).fill('me@agency.example')
    await page.getByRole('button', { name: 'Send the test mail' }).click()
    await expect(done(page)).toContainText('Sent to me@agency.example')
    expect(mails.map((one) => /^To: (.*)\r$/m.exec(one)?.[1])).toEqual(['me@agency.example'])
    await page.getByLabel('Type yes to send it to 1 subscriber').fill('yes')
    await page.getByRole('button', { name: 'Send to 1 subscriber' }).click()
    await expect(done(page).first()).toContainText('The receiver sends it to 1 subscriber')
    await expect(page.getByRole('main')).toContainText('Waiting1')
    await page.getByRole('link', { name: 'Refresh' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Progress of “Why forms fail”/)
    await page.getByRole('link', { name: 'Back to the mail' }).click()
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Waiting1')
  })

  test('a person is erased after “yes” is typed', async ({ page }) => {
    await page.goto(`${studio.url}/inbox/${nora.id.slice(1)}`)
    await page.getByRole('link', { name: 'Erase this person' }).click()
    await expect(page.getByRole('main')).toContainText('1 subscriber of the newsletter')
    await page.getByLabel('Type yes to erase').fill('yes')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await expect(done(page)).toContainText('Erased: 1 message, 1 note')
    await page.getByRole('link', { name: 'Subscribers' }).click()
    await expect(page.getByText('No subscribers yet.')).toBeVisible()
  })

  test('an export is downloaded as a file', async ({ page }) => {
    await page.goto(`${studio.url}/inbox`)
    await page.getByText('Export, log, erase, backups').click()
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('messages.csv')
    // Waits for the end of the download: a browser that closes earlier leaves the file in the project.
    expect(await download.failure()).toBeNull()
  })
})
