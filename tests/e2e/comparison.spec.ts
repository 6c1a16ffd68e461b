import type { Page } from '@playwright/test'
import { laidOut } from '../support/laidOut.ts'
import { roundOf } from '../support/round.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })

async function open(page: Page): Promise<void> {
  await page.goto('/pricing')
  await laidOut(page)
}

test('each of the four tables compares three plans by price and billing', async ({
  read,
  content,
}) => {
  const page = await read('/pricing')
  const { price, price_other, time } = sectionOf(content.pages.pricing, 'plan-comparison')
  const app = table(page, 'App Packages')
  await expect(app.getByRole('columnheader')).toHaveText(['Basic', 'Standard', 'Pro'])
  for (const [label, values] of [
    [price, ['£700', '£1,200', '£2,500']],
    [price_other, ['$900', '$1,540', '$3,200']],
    [time, ['One-time payment', 'One-time payment', 'One-time payment']],
  ] as const) {
    const row = app
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    await expect(row.getByRole('cell')).toHaveText([...values])
  }
  for (const { label } of content.plan_categories) await expect(table(page, label)).toBeVisible()
})

test('the features of a plan are given as text, not only as symbols', async ({ read }) => {
  const page = await read('/pricing')
  const row = table(page, 'Website Packages')
    .getByRole('row')
    .filter({ hasText: 'Blog your team can edit' })
  await expect(row.getByRole('cell')).toHaveText(['No', 'Yes', 'Yes'])
})

for (const width of roundOf([320, 390])) {
  for (const javaScriptEnabled of roundOf([true, false])) {
    test.describe(`on a phone ${width} px wide ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 844 } })

      test('any two plans fit side by side, and the names of category and plans stay in view', async ({
        page,
      }) => {
        await open(page)
        const app = table(page, 'App Packages')
        const [one, other] = await page
          .getByRole('group', { name: 'App Packages' })
          .getByRole('combobox')
          .all()
        if (!one || !other) throw new Error('There are not two lists of plans.')
        const names = await one.getByRole('option').allTextContents()
        expect(names).toEqual(['Basic', 'Standard', 'Pro'])
        for (const [first, second] of [
          [0, 1],
          [0, 2],
          [1, 2],
        ] as const) {
          await one.selectOption({ index: first })
          await other.selectOption({ index: second })
          await expect(app.getByRole('columnheader')).toHaveText(
            [names[first], names[second]].map(String),
          )
          const edges = await app.getByRole('cell').evaluateAll((cells) =>
            cells.flatMap((cell) => {
              const { left, right } = cell.getBoundingClientRect()
              return [left, right]
            }),
          )
          expect(Math.min(...edges)).toBeGreaterThanOrEqual(0)
          expect(Math.max(...edges)).toBeLessThanOrEqual(width)
        }
        await app.getByRole('row').last().scrollIntoViewIfNeeded()
        await expect(app.getByRole('heading', { name: 'App Packages' })).toBeInViewport()
        await expect(other).toBeInViewport()
      })
    })
  }
}

test('on a wide screen all plans are visible, without a selection, and the names of category and plans stay in view', async ({
  page,
}) => {
  await open(page)
  const app = table(page, 'App Packages')
  await expect(app.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0)
  await app
    .getByRole('row')
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(app.getByRole('heading', { name: 'App Packages' })).toBeInViewport()
  await expect(app.getByRole('columnheader').last()).toBeInViewport()
})

test('every plan is printed, however narrow the paper is', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: 'print' })
  await expect(table(page, 'App Packages').getByRole('columnheader')).toHaveCount(3)
})

test('the pricing questions open one at a time', { tag: '@long' }, async ({ page, content }) => {
  await open(page)
  const [first, second] = sectionOf(content.pages.pricing, 'questions').questions ?? []
  await expect(page.getByText(first?.ans ?? '')).toBeVisible()
  await page.getByText(second?.question ?? '').click()
  await expect(page.getByText(second?.ans ?? '')).toBeVisible()
  await expect(page.getByText(first?.ans ?? '')).toBeHidden()
})
