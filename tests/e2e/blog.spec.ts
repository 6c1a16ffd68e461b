import type { Page } from '@playwright/test'
import { formatDate } from '../../content-model/dates.ts'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Number of elements in the first one's row. */
async function countInFirstRow(page: Page): Promise<number> {
  const tops = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  )
  return tops.filter((top) => top === tops[0]).length
}

// Cards would otherwise be measured while they slide in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the blog lists every article, the newest first, on one page, each with its picture, title, day and author', async ({
  page,
  content,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blog')
  await expect(cards(page)).toHaveCount(content.posts.length)
  const dates = await cards(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates).toEqual(dates.toSorted().reverse())
  const links = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.toSorted()).toEqual(content.posts.map(({ link }) => link).toSorted())
  for (const { title, date, author, author_link } of content.posts) {
    const card = cards(page).filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card.locator('img')).toHaveCount(1)
    await expect(card.locator('time')).toHaveText(formatDate(date))
    const byline = card.getByRole('link', { name: `by ${author}` })
    await expect(byline).toHaveAttribute('href', author_link)
  }
  await expect(page.getByRole('navigation', { name: 'Further pages' })).toHaveCount(0)
})

for (const [widthPx, perRow] of roundOf([
  [1440, 3],
  [390, 1],
] as const)) {
  test(`${perRow} in a row at ${widthPx} px`, async ({ page }) => {
    await page.setViewportSize({ width: widthPx, height: 900 })
    await page.goto('/blog')
    expect(await countInFirstRow(page)).toBe(perRow)
  })
}

test('each author has a page with a profile and only their own articles', async ({
  page,
  content,
}) => {
  expect(content.authors.length).toBeGreaterThan(1)
  for (const { path, name, text } of content.authors) {
    const own = content.posts.filter(({ author }) => author === name)
    expect(own.length, name).toBeGreaterThan(0)
    await page.goto(path)
    await expect(page.getByRole('region', { name, exact: true })).toContainText(text[0] ?? '')
    await expect(cards(page).getByRole('heading')).toHaveText(own.map(({ title }) => title))
  }
})

test('the title bar of an author shows the picture that the author has', { tag: '@long' }, async ({
  page,
  content,
}) => {
  for (const { path, illustration } of content.authors) {
    await page.goto(path)
    const bar = page.locator('main > *').filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(bar.locator('img')).toHaveCount(illustration ? 1 : 0)
  }
})

test('the categories list every article once, under its subject', async ({ page, content }) => {
  await page.goto('/categories')
  await expect(cards(page)).toHaveCount(content.posts.length)
  for (const { title, category } of content.posts) {
    const subject = page.getByRole('region', { name: category, exact: true })
    await expect(subject.getByRole('link', { name: title })).toHaveCount(1)
  }
})

test("an article's subject leads to its place among the categories", { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/gdpr-compliance')
  await page.getByRole('main').getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.waitForURL('/categories#privacy')
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport()
})
