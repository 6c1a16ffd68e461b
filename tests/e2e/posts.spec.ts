import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Latest Blog & Articles' }).getByRole('article')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the first three articles stand with title and address', async ({ page, content }) => {
  await expect(cards(page)).toHaveCount(3)
  for (const [index, { title, link }] of content.posts.slice(0, 3).entries()) {
    const heading = cards(page).nth(index).getByRole('heading')
    await expect(heading).toHaveText(title)
    await expect(heading.getByRole('link')).toHaveAttribute('href', link)
  }
})

test('each article is dated for people and for machines', async ({ page, content }) => {
  const shown = content.posts.slice(0, 3).map(({ date }) => date)
  const times = cards(page).locator('time')
  await expect(times).toHaveText(shown)
  const dates = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(dates).toEqual(['2024-09-06', '2024-09-20', '2024-09-27'])
})

test('the author leads to the author page', async ({ page, content }) => {
  for (const [index, { author, author_link }] of content.posts.slice(0, 3).entries()) {
    const byline = cards(page).nth(index).getByRole('link', { name: author })
    await expect(byline).toHaveAttribute('href', author_link)
  }
})
