import type { Page } from '@playwright/test'
import { readContent } from '../../content-model/readContent.ts'
import * as sections from '../../site/sections/sections.ts'
import { beginForm } from '../support/beginForm.ts'
import { collectTooWide } from '../support/collectTooWide.ts'
import { roundOf } from '../support/round.ts'
import { scrollDown } from '../support/scrollDown.ts'
import { CONTENT_DIRECTORY } from '../support/sites/site.ts'
import { expect, test } from '../support/visitor.ts'

// A tab sometimes stops responding while it scrolls (scrollDown.ts); a new tab then works.
test.describe.configure({ retries: 1 })

const WIDTHS_PX = roundOf([320, 1440, 390])
const HEIGHT_PX = 900

const content = await readContent(CONTENT_DIRECTORY)
const { pages, authors, service_pages, legal_texts, posts } = content
const { path: notFoundPath } = pages['not-found']

/** Every page that is a list of sections, and one of each kind that is not. */
const ADDRESSES = [
  ...[
    ...Object.values(pages),
    ...[authors, service_pages, legal_texts].flatMap(([one = []]) => one),
  ]
    .map(({ path }) => path)
    .filter((path) => path !== notFoundPath),
  posts.at(-1)?.link ?? '',
]

/** Opens all disclosures: answers, drop-downs, menus. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const opener of document.querySelectorAll('nav [aria-expanded]')) {
      opener.setAttribute('aria-expanded', 'true')
    }
  })
}

/** Expects no element to be too wide at any of the widths. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX })
    expect.soft(await collectTooWide(page), `${what} fits into ${width} px`).toEqual([])
  }
}

test('every section is on a tested page with all of its optional fields', () => {
  const blocks = Object.values(pages).flatMap((page) => page.sections)
  for (const { shape } of Object.values(sections)) {
    const type = shape.type.value
    const written = blocks.filter((block) => block.type === type).flatMap(Object.keys)
    const missing = Object.keys(shape).filter((name) => name !== 'tone' && !written.includes(name))
    expect.soft(missing, type).toEqual([])
  }
})

for (const address of ADDRESSES) {
  test(`long words and large figures do not make ${address} wider than the screen`, async ({
    page,
  }) => {
    await page.goto(address)
    await scrollDown(page)
    await unfold(page)
    await expectToFit(page, 'the page')
  })
}

test('long words do not make any dialog wider than the screen', async ({ page }) => {
  await page.goto('/')
  const ids = await page.locator('dialog').evaluateAll((dialogs) => dialogs.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(2)
  for (const id of ids) {
    const dialog = page.locator(`dialog[id="${id}"]`)
    await dialog.evaluate((one: HTMLDialogElement) => one.showModal())
    await unfold(page)
    await expectToFit(page, id)
    await dialog.evaluate((one: HTMLDialogElement) => one.close())
  }
})

test('large prices of plans do not make the pricing page wider than the screen', async ({
  page,
}) => {
  await page.goto(pages.pricing.path)
  await scrollDown(page)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.press('Enter')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectToFit(page, 'a kind of plan')
  }
})

test('long words in search results and messages do not make the page wider than the screen', async ({
  page,
}) => {
  for (const query of ['Donaudampfschifffahrtsgesellschaft', 'q'.repeat(200)]) {
    await page.goto(`${pages['search-result'].path}?q=${query}`)
    await expect(page.getByRole('status').filter({ hasText: query })).toBeVisible()
    await expectToFit(page, 'the results')
  }
})

test.describe('in a form', () => {
  test.use({ staged: [/status (of )?422/] })

  test('long words in answers do not make the page wider than the screen', async ({ page }) => {
    await page.goto(pages.contact.path)
    await scrollDown(page)
    const form = page.locator('main form').filter({ has: page.locator('textarea') })
    await beginForm(form)
    const email = form.locator('[name="email"]')
    await form.locator('[name="name"]').fill('Nora')
    await email.fill('nora@northfold.example')
    await form.locator('[name="subject"]').fill('A website')
    await form.locator('textarea').fill('Five pages.')
    for (const box of await form.locator('[type="checkbox"]:required').all())
      await box.press('Space')

    const errors = [{ code: 'X', field: 'email', message: 'is not one of ours' }]
    for (const answer of [
      { status: 422, json: { errors } },
      { status: 200, json: {} },
    ]) {
      await page.route(`**${await form.getAttribute('action')}`, (route) => route.fulfill(answer))
      await form.locator('[type="submit"]').press('Enter')
      await expect(form.locator('[aria-invalid]')).toHaveCount(answer.status === 422 ? 1 : 0)
      await expect(form.getByRole('status')).not.toBeEmpty()
      await expectToFit(page, `the answer ${answer.status}`)
    }
  })
})
