import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { beginForm } from '../support/beginForm.ts'
import { storedSource } from '../support/storedSource.ts'
import { expect, test } from '../support/visitor.ts'

const FIRST_ADDRESS = '/about?utm_source=letter&utm_campaign=Spring%20sale&gclid=123'
const ELSEWHERE = { referer: 'https://search.example/find?q=secret' }

const form = (page: Page) => page.getByRole('contentinfo').locator('form')
const newAddress = () => `visitor-${randomUUID()}@example.com`
const keptInTab = (page: Page) => page.evaluate(() => ({ ...sessionStorage }))

/** Opens a page from another site, and waits until its script has stored the source. */
async function arrive(page: Page): Promise<void> {
  await page.goto(FIRST_ADDRESS, ELSEWHERE)
  await expect.poll(() => keptInTab(page)).not.toEqual({})
}

/** Subscribes with the form in the footer, once its script runs. */
async function subscribe(page: Page): Promise<string> {
  const email = newAddress()
  await beginForm(form(page))
  await form(page).getByRole('textbox').fill(email)
  await form(page).getByRole('button').click()
  await expect.poll(() => storedSource(email)).toHaveLength(1)
  return email
}

test('a form on a later page sends the source of the visit', async ({ page, context }) => {
  await arrive(page)
  await page.goto('/contact?utm_source=later')
  const email = await subscribe(page)
  expect(storedSource(email)).toEqual([
    {
      page: '/contact',
      referrer: expect.stringMatching(/^search\.example\//),
      utm_source: 'letter',
      utm_medium: null,
      utm_campaign: 'Spring sale',
    },
  ])
  expect(JSON.stringify(await keptInTab(page))).not.toMatch(/secret|gclid|123/)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('another tab does not know the source', { tag: '@long' }, async ({ page, context }) => {
  await arrive(page)
  const other = await context.newPage()
  await other.goto('/about')
  expect(await keptInTab(other)).toEqual({})
})

test('a visit without a source stores nothing in the tab', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await page.goto('/about', { referer: new URL('/', page.url()).href })
  expect(await keptInTab(page)).toEqual({})
  const email = await subscribe(page)
  expect(storedSource(email)).toMatchObject([{ page: '/about', referrer: null, utm_source: null }])
})

test('a form that is sent before its script loads includes the source too', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page)
  const email = newAddress()
  await form(page).evaluate((element: HTMLFormElement, address) => {
    const field = element.elements.namedItem('email') as HTMLInputElement
    field.value = address
    element.requestSubmit()
  }, email)
  await page.waitForURL('/thank-you')
  expect(storedSource(email)).toMatchObject([{ page: '/about', utm_source: 'letter' }])
})

test('a browser that blocks storage sends the source of the form’s page', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Not allowed', 'SecurityError')
      },
    })
  })
  await page.goto(FIRST_ADDRESS, ELSEWHERE)
  const email = await subscribe(page)
  expect(storedSource(email)).toMatchObject([{ page: '/about', utm_source: 'letter' }])
})

test('a very long campaign name is truncated, and its form is stored', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`/about?utm_source=${'long'.repeat(1_000)}`)
  const email = await subscribe(page)
  expect(storedSource(email)).toMatchObject([{ utm_source: 'long'.repeat(25) }])
})

test('a search sends only its query', { tag: '@long' }, async ({ page }) => {
  await arrive(page)
  const names = await page
    .locator('form[method=get]')
    .first()
    .evaluate((element: HTMLFormElement) => [...new FormData(element).keys()])
  expect(names.filter((name) => name.startsWith('_'))).toEqual([])
})
