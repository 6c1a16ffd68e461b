import { expect, test } from '../support/visitor.ts'

test('an article lists the parts of its series, oldest first, and its tags, whose pages list their articles and the other tags', async ({
  page,
}) => {
  await page.goto('/blog-seo')
  const series = page.getByRole('navigation', { name: 'Part 1 of 2: Figures & sense' })
  await expect(series.getByRole('listitem')).toHaveText([
    'What search will reward next, and what it already ignores',
    'The few numbers worth reading every Monday morning',
  ])
  await expect(series.locator('[aria-current=page]')).toHaveText(/^What search/)
  await series.getByRole('link').click()
  await page.waitForURL('/data-analytics')
  await expect(page.getByRole('navigation', { name: /^Part 2 of 2/ })).toBeVisible()

  await page.goto('/blog-seo')
  const tags = page.getByRole('region', { name: 'More on' })
  await expect(tags.getByRole('link')).toHaveText(['Websites', 'Google'])
  await tags.getByRole('link', { name: 'Google' }).click()
  await page.waitForURL('/blog/tags/google')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles on Google')
  const cards = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  const links = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/digital-marketing-strategies', '/blog-seo'])
  const others = page.getByRole('navigation', { name: 'More on' })
  await expect(others.getByRole('link', { name: 'Websites' })).toBeVisible()
  await expect(others.getByRole('link', { name: 'Google' })).toHaveCount(0)
})

test('an article without tags shows none', { tag: '@long' }, async ({ page }) => {
  await page.goto('/blog-details')
  await expect(page.getByRole('region', { name: 'More on' })).toHaveCount(0)
})

test('an article suggests three others, those on the same subjects first', async ({ read }) => {
  const page = await read('/blog-seo')
  const cards = page.getByRole('region', { name: 'Read next' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  const links = await cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.slice(0, 2)).toEqual(['/digital-marketing-strategies', '/data-analytics'])
  expect(links).not.toContain('/blog-seo')
})

test('search engines may list a tag page unless it has only one article', async ({ read }) => {
  const page = await read('/blog/tags/google')
  const robots = page.locator('meta[name=robots]')
  await expect(robots).toHaveCount(0)
  await read('/blog/tags/forms-law')
  await expect(robots).toHaveAttribute('content', 'noindex')
})

test('the tags of an article are in its meta tags', async ({ read }) => {
  const page = await read('/blog-seo')
  const tags = page.locator('meta[property="article:tag"]')
  expect(await tags.evaluateAll((all) => all.map((tag) => tag.getAttribute('content')))).toEqual([
    'Websites',
    'Google',
  ])
})
