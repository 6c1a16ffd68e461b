import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' })
const field = (page: Page) => dialog(page).getByRole('searchbox')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await opener(page).click()
})

test('a submitted search leads to its results', { tag: '@long' }, async ({ page }) => {
  await field(page).fill('bookings & shops')
  await dialog(page).getByRole('button', { name: 'Search' }).click()
  await page.waitForURL((address) => address.pathname === '/search-result')
  expect([...new URL(page.url()).searchParams]).toEqual([['q', 'bookings & shops']])
})

test('Escape closes the search and returns the focus to its button', { tag: '@long' }, async ({
  page,
}) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Escape also closes the search when its field contains text', { tag: '@long' }, async ({
  page,
}) => {
  await page.keyboard.type('seo')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Close closes the search', { tag: '@long' }, async ({ page }) => {
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
})

test('Enter on the search button opens the search and focuses its field', { tag: '@long' }, async ({
  page,
}) => {
  await page.keyboard.press('Escape')
  await opener(page).press('Enter')
  await expect(field(page)).toBeFocused()
})
