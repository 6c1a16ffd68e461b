import type { Page } from '@playwright/test'
import { writeDate } from '../../content-model/dates.ts'
import { laidOut } from '../support/laidOut.ts'
import { roundOf } from '../support/round.ts'
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
  const text = await main(page).getByRole('article').first().boundingBox()
  const side = await sidebar(page).boundingBox()
  if (!text || !side) throw new Error('Article and sidebar are not in the page.')
  return { text, side }
}

test('every article shows its title, date, author and reading time', async ({ read, content }) => {
  for (const { link, title, date, author, author_link } of roundOf(content.posts)) {
    const page = await read(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const head = main(page).locator('article header')
    await expect(head.locator('time')).toHaveText(writeDate(date))
    const byline = head.getByRole('link', { name: `by ${author}` })
    await expect(byline).toHaveAttribute('href', author_link)
    await expect(head).toContainText(/\d+ min to read/)
    await expect(head.locator('img').first()).toHaveAttribute('alt', /.{20,}/)
  }
})

test('an article has a breadcrumb above it and a sidebar with a search field, six services and a contact box', async ({
  read,
}) => {
  const page = await read('/gdpr-compliance')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('link', { name: 'Our Blog' })).toHaveAttribute('href', '/blog')
  await expect(sidebar(page).getByRole('searchbox')).toBeVisible()
  const links = sidebar(page).getByRole('navigation', { name: 'Our Services' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    SERVICES,
  )
  await expect(
    sidebar(page).getByRole('heading', { name: "Any Questions? Let's Talk" }),
  ).toBeVisible()
})

test('the sidebar is left of the text on wide windows and below it on phones', async ({ read }) => {
  const page = await read('/gdpr-compliance')
  const wide = await boxesOf(page)
  expect(wide.side.x + wide.side.width).toBeLessThan(wide.text.x)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await boxesOf(page)
  expect(narrow.side.y).toBeGreaterThanOrEqual(narrow.text.y + narrow.text.height)
})

test('articles link to the previous and the next article by date', async ({ read, content }) => {
  const inTime = content.posts.toSorted(
    (one, other) => Date.parse(one.date) - Date.parse(other.date),
  )
  for (const [index, { link }] of roundOf([...inTime.entries()], 2)) {
    const page = await read(link)
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

test('an article shows three comments, each with name, date and text', async ({
  read,
  content,
}) => {
  const page = await read('/blog-details')
  const comments = main(page).getByRole('region', { name: '3 comments' }).getByRole('listitem')
  await expect(comments).toHaveCount(3)
  for (const [index, { name, date, comment }] of content.comments.entries()) {
    await expect(comments.nth(index)).toContainText(name)
    await expect(comments.nth(index).locator('time')).toHaveText(writeDate(date))
    await expect(comments.nth(index)).toContainText(comment)
  }
})

test('the share links carry the address of the article, no request goes to another host, and the table of contents leads to the sections', async ({
  page,
  content,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') strangers.push(request.url())
  })
  await page.goto('/gdpr-compliance')
  await laidOut(page)
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

  const fold = main(page).locator('details').filter({ hasText: 'On this page' })
  await fold.locator('summary').click()
  const links = fold.getByRole('link')
  const names = await links.allTextContents()
  expect(names.length).toBeGreaterThan(2)
  const last = names.at(-1) ?? ''
  await links.last().click()
  await expect(main(page).getByRole('heading', { level: 2, name: last })).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an article shows its comments and a form that posts without script', {
    tag: '@long',
  }, async ({ page, content }) => {
    await page.goto('/data-analytics')
    await expect(main(page).getByRole('region', { name: '3 comments' })).toBeVisible()
    const form = main(page).getByRole('form', { name: 'Leave a Reply' })
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('action', `/${content.brand.email}`)
  })
})

const FILM_HOST = 'https://www.youtube-nocookie.com'
const WITH_PARTS = '/digital-marketing-strategies'

test('table columns keep the alignment that the author chose, on phones too', {
  tag: '@long',
}, async ({ page }) => {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(WITH_PARTS)
    const rows = main(page).locator('tr', { hasText: 'The card in the window' })
    for (const row of await rows.all()) {
      const sides = await row
        .locator('td')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign))
      expect(sides).toEqual(['start', 'center', 'end'])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a picture in an article has a text alternative, a caption and several sizes', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(WITH_PARTS)
  const figure = main(page).locator('figure', { hasText: 'At the counter' })
  const picture = figure.getByRole('img', { name: 'Somebody in front of a wall' })
  await expect(picture).toHaveAttribute('srcset', / \d+w$/)
  await expect(picture).toHaveAttribute('sizes', /vw/)
  await expect(picture).toHaveAttribute('width', /^\d+$/)
})

test('a film sends no request to its host until the visitor clicks it, and then plays in place', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(`${FILM_HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: '<!doctype html><p>Player</p>', contentType: 'text/html' })
  })
  await page.goto(WITH_PARTS)
  const link = main(page).getByRole('link', { name: 'The plan in one minute' })
  await link.scrollIntoViewIfNeeded()
  await expect(link).toContainText('YouTube')
  expect(asked).toEqual([])
  await link.click()
  const player = main(page).locator('iframe[title="The plan in one minute"]')
  await expect(player).toBeFocused()
  await expect(player.contentFrame().getByText('Player')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('only pages with a film may embed its host', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? ''
  expect(await policyOf(WITH_PARTS)).toContain(`frame-src ${FILM_HOST}`)
  expect(await policyOf('/blog-seo')).not.toContain(FILM_HOST)
})
