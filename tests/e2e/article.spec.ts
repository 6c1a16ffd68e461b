import type { Page } from '@playwright/test'
import { formatDate } from '../../content-model/dates.ts'
import { expect, test } from '../support/visitor.ts'

const SERVICES = [
  '/services/web-development',
  '/services/app-development',
  '/services/seo',
  '/services/digital-marketing',
  '/services/consulting',
  '/services/ecommerce',
]

const main = (page: Page) => page.getByRole('main')
const sidebar = (page: Page) =>
  main(page)
    .getByRole('complementary')
    .filter({ has: page.getByRole('navigation', { name: 'Our Services' }) })

async function boxesOf(page: Page) {
  const text = await main(page).getByRole('article').boundingBox()
  const side = await sidebar(page).boundingBox()
  if (!text || !side) throw new Error('Article and sidebar are not in the page.')
  return { text, side }
}

test('every article has its title, day, author and reading time', async ({ page, content }) => {
  for (const { link, title, date } of content.posts) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const head = main(page).locator('article header')
    await expect(head.locator('time')).toHaveText(formatDate(date))
    await expect(head.getByRole('link', { name: 'by Admin' })).toHaveAttribute('href', '/author')
    await expect(head).toContainText(/\d+ min to read/)
    await expect(head.locator('img').first()).toHaveAttribute('alt', /.{20,}/)
  }
})

test('the breadcrumb leads back to the blog', async ({ page }) => {
  await page.goto('/blog-seo')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('link', { name: 'Our Blog' })).toHaveAttribute('href', '/blog')
})

test('beside the article stand a search, six services and whom to ask', async ({ page }) => {
  await page.goto('/gdpr-compliance')
  await expect(sidebar(page).getByRole('searchbox')).toBeVisible()
  const links = sidebar(page).getByRole('navigation', { name: 'Our Services' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    SERVICES,
  )
  await expect(
    sidebar(page).getByRole('heading', { name: "Any Questions? Let's Talk" }),
  ).toBeVisible()
})

test('the sidebar stands left of the text on wide windows and below it on phones', async ({
  page,
}) => {
  await page.goto('/gdpr-compliance')
  const wide = await boxesOf(page)
  expect(wide.side.x + wide.side.width).toBeLessThan(wide.text.x)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await boxesOf(page)
  expect(narrow.side.y).toBeGreaterThanOrEqual(narrow.text.y + narrow.text.height)
})

test("the table of contents leads to the article's parts", async ({ page }) => {
  await page.goto('/gdpr-compliance')
  const fold = main(page).locator('details').filter({ hasText: 'On this page' })
  await fold.locator('summary').click()
  const links = fold.getByRole('link')
  const names = await links.allTextContents()
  expect(names.length).toBeGreaterThan(2)
  const last = names.at(-1) ?? ''
  await links.last().click()
  await expect(main(page).getByRole('heading', { level: 2, name: last })).toBeInViewport()
})

test('articles lead to their neighbours in time', async ({ page, content }) => {
  const inTime = content.posts.toSorted(
    (one, other) => Date.parse(one.date) - Date.parse(other.date),
  )
  for (const [index, { link }] of inTime.entries()) {
    await page.goto(link)
    const neighbours = main(page)
      .getByRole('navigation', { name: 'Other articles' })
      .getByRole('link')
    const expected = [inTime[index - 1], inTime[index + 1]].filter((post) => post !== undefined)
    await expect(neighbours).toHaveCount(expected.length)
    for (const [place, post] of expected.entries()) {
      await expect(neighbours.nth(place)).toContainText(post.title)
      await expect(neighbours.nth(place)).toHaveAttribute('href', post.link)
    }
  }
})

test('three readers have commented', async ({ page, content }) => {
  await page.goto('/blog-details')
  const comments = main(page).getByRole('region', { name: '3 comments' }).getByRole('listitem')
  await expect(comments).toHaveCount(3)
  for (const [index, { name, date, comment }] of content.comments.entries()) {
    await expect(comments.nth(index)).toContainText(name)
    await expect(comments.nth(index).locator('time')).toHaveText(formatDate(date))
    await expect(comments.nth(index)).toContainText(comment)
  }
})

test('the share links carry title and address, and nobody is told before', async ({
  page,
  content,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') strangers.push(request.url())
  })
  await page.goto('/gdpr-compliance', { waitUntil: 'networkidle' })
  const share = main(page).getByRole('region', { name: 'Pass it on' }).getByRole('link')
  const targets = await share.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )
  const url = `${content.brand.url}/gdpr-compliance`
  expect(targets.map((target) => target.split(/[?]/)[0])).toEqual([
    'mailto:',
    'https://www.linkedin.com/sharing/share-offsite/',
    'https://x.com/intent/post',
  ])
  for (const target of targets) expect(decodeURIComponent(target)).toContain(url)
  expect(strangers).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is there to read, with its comments and its form', async ({ page, content }) => {
    await page.goto('/data-analytics')
    await expect(main(page).getByRole('region', { name: '3 comments' })).toBeVisible()
    const form = main(page).getByRole('form', { name: 'Leave a Reply' })
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('action', `/${content.brand.email}`)
  })
})
