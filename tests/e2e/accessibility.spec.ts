import type { Page } from '@playwright/test'
import { beginForm } from '../support/beginForm.ts'
import { findInaccessible } from '../support/findInaccessible.ts'
import { roundOf } from '../support/round.ts'
import { bringIntoView } from '../support/slideRow.ts'
import { expect, test } from '../support/visitor.ts'

type State = {
  state: string
  address: string
  /** CSS selector of the changed part; visit.spec.ts checks pages as they load. */
  part: string
  /** The state is set up at the first width; the window is resized for the others. */
  widths: number[]
  open: (page: Page) => Promise<void>
}

/** Sends the contact form to a mocked service that answers with this status. */
async function sendMessage(page: Page, status: number): Promise<void> {
  await page.route('**/hello@*', (route) => route.fulfill({ status, body: '{"success":"true"}' }))
  const form = page.getByRole('form', { name: 'Tell us what you need' })
  await beginForm(form)
  for (const name of ['Name', 'Subject', 'Comments']) {
    await form.getByRole('textbox', { name, exact: true }).fill('Nora')
  }
  await form.getByRole('textbox', { name: 'Email' }).fill('nora@northfold.example')
  await form.getByRole('checkbox').check()
  await form.locator('[type="submit"]').click()
  await expect(form.getByRole('status')).not.toBeEmpty()
}

const STATES: State[] = [
  {
    state: 'the menu open',
    address: '/thank-you',
    part: 'dialog[open]',
    widths: [390],
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').locator('summary', { hasText: 'Services' }).click()
    },
  },
  {
    state: 'search results',
    address: '/search-result?q=website',
    part: '[component-export="SearchResults"]',
    widths: [390, 1440],
    open: (page) =>
      expect(page.getByRole('main').getByRole('list', { name: 'Search results' })).toBeVisible(),
  },
  {
    state: 'the ads plans shown in dollars',
    address: '/pricing',
    part: 'section:has([role="tablist"])',
    widths: [1440, 390],
    open: async (page) => {
      const tabs = page.getByRole('tablist')
      await bringIntoView(tabs)
      await page.getByRole('tab', { name: 'Ads Services' }).click()
      await page.getByRole('button', { name: 'View Prices in $US Dollars' }).click()
    },
  },
  {
    state: 'a drop-down open',
    address: '/thank-you',
    part: 'header',
    widths: [1440],
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Services' }).click(),
  },
  {
    state: 'the search open, with results',
    address: '/thank-you',
    part: 'dialog[open]',
    widths: [1440, 390],
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('dialog').getByRole('searchbox').pressSequentially('gdpr')
      await expect(page.getByRole('dialog').getByRole('list')).toBeVisible()
    },
  },
  {
    state: 'the options open',
    address: '/thank-you',
    part: 'dialog[open]',
    widths: [1440],
    open: (page) => page.getByRole('button', { name: 'Options' }).click(),
  },
  {
    state: 'the intro video open',
    address: '/',
    part: 'dialog[open]',
    widths: [1440, 390],
    open: (page) => page.getByRole('button', { name: 'Watch Intro Video' }).click(),
  },
  {
    state: 'another question open',
    address: '/faq',
    part: 'main',
    widths: [1440, 390],
    open: (page) => page.getByRole('main').locator('summary').last().click(),
  },
  {
    state: 'the table of contents expanded',
    address: '/privacy-policy',
    part: 'main',
    widths: [390],
    open: (page) => page.getByRole('main').locator('summary').click(),
  },
  {
    state: 'the success message shown',
    address: '/contact',
    part: 'main form',
    widths: [1440, 390],
    open: (page) => sendMessage(page, 200),
  },
  {
    state: 'the notice about closed accounts shown',
    address: '/login',
    part: 'main',
    widths: [1440, 390],
    open: (page) => page.getByRole('main').getByRole('button', { name: 'Login' }).click(),
  },
  {
    state: 'no search results',
    address: '/search-result?q=zzxqqk',
    part: 'main',
    widths: [1440, 390],
    open: (page) =>
      expect(page.getByRole('main').getByRole('status').first()).toContainText('Nothing found'),
  },
]

async function judge(page: Page, { address, part, widths, open }: State): Promise<void> {
  const [first = 1440] = widths
  await page.setViewportSize({ width: first, height: 900 })
  await page.goto(address)
  await open(page)
  for (const width of roundOf(widths)) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findInaccessible(page, part), `${width} px`).toEqual([])
  }
}

for (const state of roundOf(STATES, 2)) {
  test(`axe finds no violations on ${state.address} with ${state.state}`, ({ page }) =>
    judge(page, state))
}

test.describe('when something fails', () => {
  test.use({ staged: [/404|503/] })

  // contact.spec.ts checks the same state at one width.
  test(
    'axe finds no violations on /contact with the failure message shown',
    { tag: '@long' },
    ({ page }) =>
      judge(page, {
        state: 'error',
        address: '/contact',
        part: 'main form',
        widths: [1440, 390],
        open: (visited) => sendMessage(visited, 503),
      }),
  )

  test('axe finds no violations on the 404 page', { tag: '@long' }, ({ page }) =>
    judge(page, {
      state: 'unknown',
      address: '/no-such-page',
      part: 'main',
      widths: [1440, 390],
      open: (visited) => expect(visited.getByRole('heading', { level: 1 })).toBeVisible(),
    }),
  )
})
