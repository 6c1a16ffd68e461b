import type { Page } from '@playwright/test'
import type { SiteContent } from '../../content-model/readContent.ts'
import { expect, test } from '../support/visitor.ts'

const opener = (page: Page, { labels }: SiteContent) =>
  page.getByRole('banner').getByRole('button', { name: labels.options })
const panel = (page: Page, { labels }: SiteContent) =>
  page.getByRole('dialog', { name: labels.options_title })

test.beforeEach(async ({ page, content }) => {
  await page.goto('/')
  await opener(page, content).click()
  await expect(panel(page, content)).toBeVisible()
})

test('the three-dot button opens a panel with links, address, opening hours and contact details; Close and Escape close it', async ({
  page,
  content,
}) => {
  const { address, opening_hours } = content.brand
  await expect(panel(page, content)).toContainText(address.street)
  await expect(panel(page, content)).toContainText(`${address.locality} ${address.postcode}`)
  await expect(panel(page, content)).toContainText(opening_hours.text)

  const { phone, email, projects_email, social } = content.brand
  const addresses = await panel(page, content)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/pricing',
    '/work',
    '/team',
    `tel:${phone.number}`,
    `mailto:${email}`,
    `mailto:${projects_email}`,
    ...social.map(({ link }) => link),
    '/contact',
  ])

  await panel(page, content).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page, content)).toBeHidden()

  await opener(page, content).click()
  await expect(panel(page, content)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page, content)).toBeHidden()
  await expect(opener(page, content)).toBeFocused()
})

test('a click outside the panel closes it', { tag: '@long' }, async ({ page, content }) => {
  await page.mouse.click(200, 450)
  await expect(panel(page, content)).toBeHidden()
})
