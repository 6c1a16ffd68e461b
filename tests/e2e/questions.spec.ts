import type { Page } from '@playwright/test'
import { laidOut } from '../support/laidOut.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

const questions = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).getByRole('group')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await laidOut(page)
})

test('the home page shows the first five questions, only the second open; opening another closes it, and a second click closes that one', async ({
  page,
  content,
}) => {
  const { heading } = sectionOf(content.pages.home, 'questions')
  await expect(questions(page, heading).getByRole('heading')).toHaveText(
    content.faqs.slice(0, 5).map(({ question }) => question),
  )

  for (const { id, ans } of content.faqs.slice(0, 5)) {
    await expect(page.getByText(ans, { exact: true })).toBeVisible({ visible: id === 'two' })
  }

  const [, two, three] = content.faqs
  await page.getByText(three?.question ?? '').click()
  await expect(page.getByText(three?.ans ?? '')).toBeVisible()
  await expect(page.getByText(two?.ans ?? '')).toBeHidden()

  await page.getByText(three?.question ?? '').click()
  await expect(page.getByText(three?.ans ?? '')).toBeHidden()
})

test('the keyboard opens an answer', { tag: '@long' }, async ({ page, content }) => {
  const [one] = content.faqs
  const summary = page.locator('summary', { hasText: one?.question ?? '' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(one?.ans ?? '')).toBeVisible()
})
