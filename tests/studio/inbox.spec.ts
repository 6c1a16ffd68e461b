import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openDatabase } from '../../receiver/src/storage/openDatabase.ts'
import { addPageNumbers } from '../../receiver/src/storage/pageNumbers.ts'
import {
  fillDatabase,
  storedMail,
  storedMessage,
  storedWebhook,
} from '../../receiver/test/support/submissions.ts'
import { findInaccessible } from '../support/findInaccessible.ts'
import { makeProject, type RunningStudio, removeProject, startStudio } from './projectCopy.ts'

let directory = ''
let studio: RunningStudio

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
  const reader = {
    id: '00000003-0000-4000-8000-000000000000',
    email: nora.email,
    state: 'confirmed' as const,
    wording: 'Letters / Yes',
    signed_up_at: '2026-05-04T09:00:00.000Z',
    asked_at: '2026-05-04T09:00:00.000Z',
    confirmed_at: '2026-05-04T10:00:00.000Z',
    ended_at: null,
  }
  await database.insertInto('readers').values(reader).execute()
  const today = new Date().toISOString().slice(0, 10)
  const seen = { day: today, page: '/services/a-very-long-name-of-a-page'.repeat(3), count: 1234 }
  await addPageNumbers(database, [
    { ...seen, measure: 'view', detail: 'search.example' },
    { ...seen, measure: 'cls', detail: '0.01' },
  ])
  await database.destroy()
  studio = await startStudio(directory)
})

test.afterAll(async () => {
  await studio?.end()
  await removeProject(directory)
})

const done = (page: Page) => page.getByRole('status')

const PAGES = [
  '/inbox',
  '/inbox?status=spam',
  '/inbox?search=nowhere&since=2026-01-01',
  `/inbox/${nora.id}`,
  `/inbox/${hostile.id}`,
  '/inbox/erase',
  `/inbox/erase?email=${nora.email}`,
  '/inbox/log',
  '/readers',
  '/numbers',
  '/inbox/99999999',
]
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of WIDTHS) {
  test(`every page of the inbox, and of numbers, is accessible and fits a window of ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of PAGES) {
      await page.goto(studio.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await findInaccessible(page), path).toEqual([])
      const excess = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(excess), path).toBeLessThanOrEqual(0)
    }
  })
}

test('what a stranger sent runs nowhere, also where scripts may run', async ({ page }) => {
  for (const path of ['/inbox?status=spam', `/inbox/${hostile.id}`]) {
    await page.goto(studio.url + path)
    await expect(page.getByText(attack).first()).toBeVisible()
    expect(await page.locator('main img').count()).toBe(0)
    await expect(page).not.toHaveTitle('taken')
  }
})

test('Tab and Enter lead from the list to a message and mark it', async ({ page }) => {
  await page.goto(`${studio.url}/inbox?email=${nora.email}`)
  const link = page.getByRole('link', { name: 'Nora Dunmore' })
  await page.getByRole('checkbox', { name: 'Choose the message of Nora Dunmore' }).focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  expect(await link.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New website')
  const replied = page.getByRole('button', { name: 'Replied' })
  for (let presses = 0; presses < 30; presses += 1) {
    if (await replied.evaluate((one) => one === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(replied).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(done(page)).toHaveText('1 message marked replied.')
  await expect(replied).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('messages are leafed through, filtered, marked, assigned and noted', async ({ page }) => {
    await page.goto(`${studio.url}/inbox`)
    const messages = page.getByRole('checkbox')
    await expect(messages).toHaveCount(50)
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(messages).toHaveCount(11)
    await page.getByRole('link', { name: 'Newer' }).click()
    await expect(messages).toHaveCount(50)

    await page.getByLabel('Words').fill('number 59')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(messages).toHaveCount(1)
    await messages.check()
    await page.getByLabel('Mark those you have chosen').selectOption('Spam')
    await page.getByRole('button', { name: 'Mark' }).click()
    await expect(done(page)).toHaveText('1 message marked spam.')
    await expect(page.getByText('No message matches.')).toBeVisible()

    await page.getByRole('link', { name: 'Show all' }).click()
    await page.getByText('More filters').click()
    await page.getByLabel('Cared for by').fill('Leila')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('link', { name: 'Nora Dunmore' }).click()
    await page.getByLabel('Who cares for it', { exact: true }).fill('Kenji')
    await page.getByRole('button', { name: 'Save: Who cares for it' }).click()
    await expect(done(page)).toHaveText('Kenji cares for it.')
    await page.getByLabel('A note').fill('Rang back.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await expect(done(page)).toHaveText('Noted.')
    await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Rang back.')
    await page.getByRole('button', { name: 'Send mail and webhooks again' }).click()
    await expect(done(page)).toContainText('1 mail back in the queue.')
  })

  test('a person is erased after yes was typed', async ({ page }) => {
    await page.goto(`${studio.url}/inbox/${nora.id.slice(0, 8)}`)
    await page.getByRole('link', { name: 'Erase this person' }).click()
    await expect(page.getByRole('main')).toContainText('1 reader of the newsletter')
    await page.getByLabel('Type yes to erase').fill('yes')
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await expect(done(page)).toContainText('Erased: 1 message, 1 note')
    await page.getByRole('link', { name: 'Readers' }).click()
    await expect(page.getByText('No readers yet.')).toBeVisible()
  })

  test('an export is a file', async ({ page }) => {
    await page.goto(`${studio.url}/inbox`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe('messages.csv')
  })
})
