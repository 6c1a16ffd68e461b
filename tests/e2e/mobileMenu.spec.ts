import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** The row that opens the drop-down with this label. */
const row = (page: Page, label: string) => menu(page).locator('summary', { hasText: label })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
})

test('the menu lists the pages, traps the focus, opens one drop-down at a time, and closes when a page is chosen', async ({
  page,
  content,
}) => {
  await test.step('it lists the pages in order, marks the current one, and links to prices, work, a quote, phone and email', async () => {
    const items = menu(page)
      .getByRole('navigation', { name: 'Main' })
      .locator('> ul > li')
      .locator('> a, > details > summary')
    await expect(items).toHaveText(['Home', 'About Us', 'Services', 'Resources', 'Contact Us'])

    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['Home'])

    await expect(link(page, 'Pricing')).toHaveAttribute('href', '/pricing')
    await expect(link(page, 'Our Work')).toHaveAttribute('href', '/work')

    const { phone, email } = content.brand
    await expect(link(page, 'Get A Quote')).toHaveAttribute('href', '/contact')
    await expect(link(page, phone.display)).toHaveAttribute('href', `tel:${phone.number}`)
    await expect(link(page, email)).toHaveAttribute('href', `mailto:${email}`)
  })

  await test.step('Tab stays in the menu', async () => {
    const isInside = () =>
      page.evaluate(() => {
        const active = document.activeElement
        // Between the last control and the first, the browser's toolbar has the focus.
        return active === document.body || !!active?.closest('dialog')
      })
    for (let stop = 0; stop < 16; stop++) {
      expect(await isInside()).toBe(true)
      await page.keyboard.press('Tab')
    }
  })

  await test.step('a drop-down opens in its place; opening the other, or a second tap, closes it', async () => {
    await expect(link(page, 'SEO Services')).toBeHidden()
    await row(page, 'Services').click()
    await expect(link(page, 'SEO Services')).toBeVisible()
    await expect(link(page, 'SEO Services')).toHaveAttribute('href', '/seo-services')
    await row(page, 'Resources').click()
    await expect(link(page, 'FAQ')).toBeVisible()
    await expect(link(page, 'SEO Services')).toBeHidden()

    await row(page, 'Services').click()
    await expect(link(page, 'SEO Services')).toBeVisible()
    await row(page, 'Services').click()
    await expect(link(page, 'SEO Services')).toBeHidden()
  })

  await test.step('choosing a page closes the menu', async () => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    // The link leads to the current page and gets no content, so no navigation can close the menu.
    await page.route('/', (route) => route.fulfill({ status: 204 }))
    await link(page, 'Home').click()
    await expect(menu(page)).toBeHidden()
  })
})

test('the close icon closes the menu', { tag: '@long' }, async ({ page }) => {
  await menu(page).getByRole('button', { name: 'Close' }).click()
  await expect(menu(page)).toBeHidden()
})

test('Escape closes the menu and returns the focus to its button', { tag: '@long' }, async ({
  page,
}) => {
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})
