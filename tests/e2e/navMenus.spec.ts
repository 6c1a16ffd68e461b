import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

const MENUS = {
  Services: [
    ['Web Development', '/Web-Development'],
    ['App Development', '/app-development'],
    ['SEO Services', '/seo-services'],
    ['Paid Advertising', '/Paid-Advertising'],
    ['Business Automation', '/Business-Automation'],
    ['Service Details', '/service-details'],
  ],
  Resources: [
    ['Blog', '/blog'],
    ['FAQ', '/faq'],
    ['Testimonials', '/testimonials'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-conditions'],
  ],
} as const

type MenuName = keyof typeof MENUS

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation')
const button = (page: Page, name: MenuName) => nav(page).getByRole('button', { name })

/** The links of one drop-down, visible or not. */
const links = (page: Page, name: MenuName) => button(page, name).locator('xpath=..').locator('li a')

async function expectOpen(page: Page, name: MenuName, open: boolean) {
  await expect(button(page, name)).toHaveAttribute('aria-expanded', String(open))
  await expect(links(page, name).first()).toBeVisible({ visible: open })
}

test('both drop-downs list their pages in order, and are closed at first', async ({ read }) => {
  const page = await read('/')
  for (const [name, entries] of Object.entries(MENUS) as [MenuName, (typeof MENUS)[MenuName]][]) {
    await expectOpen(page, name, false)
    await expect(links(page, name)).toHaveText(entries.map(([label]) => label))
    const addresses = await links(page, name).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toEqual(entries.map(([, address]) => address))
  }
})

test('hovering opens a drop-down, and moving the pointer away closes it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await button(page, 'Services').hover()
  await expectOpen(page, 'Services', true)
  await links(page, 'Services').last().hover()
  await expectOpen(page, 'Services', true)
  await page.mouse.move(700, 700)
  await expectOpen(page, 'Services', false)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test.beforeEach(({ page }) => page.goto('/'))

  test('a tap opens a drop-down, and a second one closes it', async ({ page }) => {
    await button(page, 'Services').tap()
    await expectOpen(page, 'Services', true)
    await button(page, 'Services').tap()
    await expectOpen(page, 'Services', false)
  })

  test('a tap on the other drop-down closes the first', { tag: '@long' }, async ({ page }) => {
    await button(page, 'Services').tap()
    await button(page, 'Resources').tap()
    await expectOpen(page, 'Resources', true)
    await expectOpen(page, 'Services', false)
  })
})
