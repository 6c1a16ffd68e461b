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

/** The links of one drop-down, in sight or not. */
const links = (page: Page, name: MenuName) => button(page, name).locator('xpath=..').locator('li a')

async function expectOpen(page: Page, name: MenuName, open: boolean) {
  await expect(button(page, name)).toHaveAttribute('aria-expanded', String(open))
  await expect(links(page, name).first()).toBeVisible({ visible: open })
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

for (const [name, entries] of Object.entries(MENUS) as [MenuName, (typeof MENUS)[MenuName]][]) {
  test(`${name} holds its pages in their order`, async ({ page }) => {
    await expect(links(page, name)).toHaveText(entries.map(([label]) => label))
    const addresses = await links(page, name).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    )
    expect(addresses).toEqual(entries.map(([, address]) => address))
  })
}

test('both drop-downs are closed at first', async ({ page }) => {
  await expectOpen(page, 'Services', false)
  await expectOpen(page, 'Resources', false)
})

test('the pointer opens a drop-down and closes it by leaving', async ({ page }) => {
  await button(page, 'Services').hover()
  await expectOpen(page, 'Services', true)
  await links(page, 'Services').last().hover()
  await expectOpen(page, 'Services', true)
  await page.mouse.move(700, 700)
  await expectOpen(page, 'Services', false)
})

test('a click keeps open what the pointer has opened, and the next one closes it', async ({
  page,
}) => {
  await button(page, 'Services').click()
  await expectOpen(page, 'Services', true)
  await button(page, 'Services').click()
  await expectOpen(page, 'Services', false)
})

test('the pointer on the other drop-down closes the first', async ({ page }) => {
  await button(page, 'Services').hover()
  await expectOpen(page, 'Services', true)
  await button(page, 'Resources').hover()
  await expectOpen(page, 'Resources', true)
  await expectOpen(page, 'Services', false)
})

test('a click elsewhere closes the drop-down', async ({ page }) => {
  await button(page, 'Services').focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, 'Services', true)
  await page.mouse.click(700, 780)
  await expectOpen(page, 'Services', false)
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a drop-down`, async ({ page }) => {
    await button(page, 'Services').focus()
    await page.keyboard.press(key)
    await expectOpen(page, 'Services', true)
    await page.keyboard.press(key)
    await expectOpen(page, 'Services', false)
  })
}

test('Escape closes the drop-down and returns to its button', async ({ page }) => {
  await button(page, 'Resources').focus()
  await page.keyboard.press('ArrowDown')
  await expect(links(page, 'Resources').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expectOpen(page, 'Resources', false)
  await expect(button(page, 'Resources')).toBeFocused()
})

test('arrow down opens the drop-down and walks its links, round and round', async ({ page }) => {
  await button(page, 'Resources').focus()
  for (const index of [0, 1, 2, 3, 4, 0]) {
    await page.keyboard.press('ArrowDown')
    await expect(links(page, 'Resources').nth(index)).toBeFocused()
  }
  await expectOpen(page, 'Resources', true)
})

test('arrow up opens the drop-down at its last link', async ({ page }) => {
  await button(page, 'Resources').focus()
  await page.keyboard.press('ArrowUp')
  await expect(links(page, 'Resources').last()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links(page, 'Resources').nth(3)).toBeFocused()
})

test('Home and End reach the first and the last link', async ({ page }) => {
  await button(page, 'Services').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(links(page, 'Services').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(links(page, 'Services').first()).toBeFocused()
})

test('arrows to the sides walk the navigation and close the drop-down', async ({ page }) => {
  await button(page, 'Services').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Resources')).toBeFocused()
  await expectOpen(page, 'Services', false)
  await page.keyboard.press('ArrowRight')
  await expect(nav(page).getByRole('link', { name: 'Contact Us' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(nav(page).getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(nav(page).getByRole('link', { name: 'Contact Us' })).toBeFocused()
})

test('Tab passes over the links of a closed drop-down', async ({ page }) => {
  await button(page, 'Services').focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Resources')).toBeFocused()
})

test('Tab out of an open drop-down closes it', async ({ page }) => {
  await button(page, 'Resources').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(nav(page).getByRole('link', { name: 'Contact Us' })).toBeFocused()
  await expectOpen(page, 'Resources', false)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true })

  test('a tap opens a drop-down, and a second one closes it', async ({ page }) => {
    await button(page, 'Services').tap()
    await expectOpen(page, 'Services', true)
    await button(page, 'Services').tap()
    await expectOpen(page, 'Services', false)
  })

  test('a tap on the other drop-down closes the first', async ({ page }) => {
    await button(page, 'Services').tap()
    await button(page, 'Resources').tap()
    await expectOpen(page, 'Resources', true)
    await expectOpen(page, 'Services', false)
  })
})
