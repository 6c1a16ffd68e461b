import type { Page } from '@playwright/test'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/pricing')
})

test('each of the four tables compares three plans by price and billing', async ({
  page,
  content,
}) => {
  const { price_gbp, price_usd, time } = sectionOf(content.pages.pricing, 'plan-comparison')
  const app = table(page, 'App Packages')
  await expect(app.getByRole('columnheader')).toHaveText(['Basic', 'Standard', 'Pro'])
  for (const [label, values] of [
    [price_gbp, ['£700', '£1,200', '£2,500']],
    [price_usd, ['$900', '$1,540', '$3,200']],
    [time, ['One-time payment', 'One-time payment', 'One-time payment']],
  ] as const) {
    const row = app
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    await expect(row.getByRole('cell')).toHaveText([...values])
  }
  for (const { label } of content.plan_categories) await expect(table(page, label)).toBeVisible()
})

test('what a plan contains is told in words, not by a mark alone', async ({ page }) => {
  const row = table(page, 'Website Packages')
    .getByRole('row')
    .filter({ hasText: 'Blog your team can edit' })
  await expect(row.getByRole('cell')).toHaveText(['No', 'Yes', 'Yes'])
})

test('on a phone a table scrolls in its own frame by keyboard, under its features', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const frame = page.getByRole('region', { name: 'Website Packages', exact: true })
  const feature = frame.getByRole('rowheader').first()
  const before = await feature.boundingBox()
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect((await feature.boundingBox())?.x).toBe(before?.x)
})

test('questions about money open one at a time', async ({ page, content }) => {
  const [first, second] = sectionOf(content.pages.pricing, 'questions').questions ?? []
  await expect(page.getByText(first?.ans ?? '')).toBeVisible()
  await page.getByText(second?.question ?? '').click()
  await expect(page.getByText(second?.ans ?? '')).toBeVisible()
  await expect(page.getByText(first?.ans ?? '')).toBeHidden()
})
