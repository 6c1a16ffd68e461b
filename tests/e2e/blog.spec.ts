import type { Page } from '@playwright/test'
import { writeDate } from '../../content-model/dates.ts'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Number of cards in the row of the second card; the first card has a row of its own. */
async function countInRow(page: Page): Promise<number> {
  const tops = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  )
  return tops.filter((top) => top === tops[1]).length
}

test('the blog lists every article on one page, newest first, each with its picture, title, date and author', async ({
  read,
  content,
}) => {
  const page = await read('/blog')
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
    await expect(card.locator('time')).toHaveText(writeDate(date))
    const byline = card.getByRole('link', { name: `by ${author}` })
    await expect(byline).toHaveAttribute('href', author_link)
  }
  await expect(page.getByRole('navigation', { name: 'Further pages' })).toHaveCount(0)
})

test('the newest article has a large card whose title is in view when the blog opens', async ({
  read,
  content,
}) => {
  const page = await read('/blog', { width: 1440, height: 900 })
  const lead = cards(page).first()
  const second = await cards(page).nth(1).boundingBox()
  expect((await lead.boundingBox())?.width).toBeGreaterThan(2 * (second?.width ?? 0))
  await expect(lead.getByRole('heading', { name: content.posts[0]?.title })).toBeInViewport()
})

for (const [widthPx, perRow] of roundOf([
  [1440, 3],
  [390, 1],
] as const)) {
  test(`the number of articles in a row is ${perRow} at ${widthPx} px`, async ({ read }) => {
    const page = await read('/blog', { width: widthPx, height: 900 })
    expect(await countInRow(page)).toBe(perRow)
  })
}

test('each author has a page with a profile and only their own articles', async ({
  read,
  content,
}) => {
  expect(content.authors.length).toBeGreaterThan(1)
  for (const { path, name, text } of content.authors) {
    const own = content.posts.filter(({ author }) => author === name)
    expect(own.length, name).toBeGreaterThan(0)
    const page = await read(path)
    await expect(page.getByRole('region', { name, exact: true })).toContainText(text[0] ?? '')
    await expect(cards(page).getByRole('heading')).toHaveText(own.map(({ title }) => title))
  }
})

test('an author page shows the team members who write under that name', async ({
  read,
  content,
}) => {
  for (const { path, name, writers } of content.authors) {
    const page = await read(path)
    const profile = page.getByRole('region', { name, exact: true })
    await expect(profile.getByRole('img')).toHaveCount(writers.length)
    for (const { member, subject } of writers) {
      await expect(profile.getByRole('listitem').filter({ hasText: subject })).toContainText(member)
    }
  }
})

test('the categories page lists every article once, under its category', async ({
  read,
  content,
}) => {
  const page = await read('/categories')
  await expect(cards(page)).toHaveCount(content.posts.length)
  for (const { title, category } of content.posts) {
    const subject = page.getByRole('region', { name: category, exact: true })
    await expect(subject.getByRole('link', { name: title })).toHaveCount(1)
    const count = content.posts.filter((post) => post.category === category).length
    await expect(subject).toContainText(count === 1 ? '1 article' : `${count} articles`)
  }
})

test("an article's category links to its section of the categories page", { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/gdpr-compliance')
  await page.getByRole('main').getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.waitForURL('/categories#privacy')
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport()
})
