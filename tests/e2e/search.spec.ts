import type { Page, Request } from '@playwright/test'
import { laidOut } from '../support/laidOut.ts'
import { roundOf } from '../support/round.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

const results = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Search results' })
const titles = (page: Page) => results(page).getByRole('heading').getByRole('link')
const summary = (page: Page) => page.getByRole('main').getByRole('status').first()

async function searchFor(page: Page, query: string): Promise<void> {
  await page.goto(`/search-result?${new URLSearchParams({ q: query })}`)
}

/** The page's requests for search files from now on. */
function searchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pagefind/')) asked.push(pathname)
  })
  return asked
}

test('the results page handles no query, one with results, one without, a misspelt one and one with markup', async ({
  page,
  content,
}) => {
  const asked = searchRequests(page)

  await test.step('without a query the page shows the newest article, which expands, and one search field, and does not fetch the index', async () => {
    await page.goto('/search-result')
    await laidOut(page)
    const newest = content.posts.toSorted(
      (one, other) => Date.parse(other.date) - Date.parse(one.date),
    )
    await expect(
      page.getByRole('main').getByRole('article').getByRole('heading', { name: newest[0]?.title }),
    ).toBeVisible()
    const reply = page.getByRole('main').getByRole('heading', { name: content.forms.reply.heading })
    await expect(reply).toBeHidden()
    await page
      .getByText(sectionOf(content.pages['search-result'], 'newest-article').read_on)
      .click()
    await expect(reply).toBeVisible()
    expect(asked).toEqual([])
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(1)
  })

  await test.step('a query without results says so', async () => {
    await searchFor(page, 'zzxqqk')
    await expect(summary(page)).toHaveText('Nothing found for “zzxqqk”')
    await expect(page.getByRole('main')).toContainText(content.search.advice)
    await expect(results(page)).toHaveCount(0)
  })

  for (const [query, instead, address] of roundOf([
    ['gpdr', 'gdpr', '/gdpr-compliance'],
    ['secuirty', 'security', '/blog-details'],
  ] as const)) {
    await test.step(`“${query}” finds “${instead}”, and says so`, async () => {
      await searchFor(page, query)
      await expect(summary(page)).toContainText(`“${query}”`)
      await expect(summary(page)).toContainText(`“${instead}”`)
      await expect(results(page).locator(`a[href="${address}"]`)).toBeVisible()
    })
  }

  await test.step('a query never becomes markup', async () => {
    const query = '<img src=x onerror="document.title=1"><b>gdpr</b>'
    await searchFor(page, query)
    await expect(summary(page)).toContainText(query)
    await expect(page).toHaveTitle(`Search: ${query} | ${content.brand.name}`)
    await expect(page.getByRole('searchbox').first()).toHaveValue(query)
    await expect(summary(page).locator('img, b')).toHaveCount(0)
  })

  await test.step('the GDPR article is the first result for “gdpr”, and matches are highlighted', async () => {
    await searchFor(page, 'gdpr')
    await expect(titles(page).first()).toHaveAttribute('href', '/gdpr-compliance')
    await expect(summary(page)).toHaveText(/\d+ pages found for “gdpr”/)
    await expect(page).toHaveTitle(/^Search: gdpr \|/)
    const match = results(page).locator('mark').first()
    await expect(match).toHaveText(/gdpr/i)
    await expect(match).toHaveCSS('font-weight', '600')
    const first = results(page).getByRole('listitem').first()
    await expect(first).toContainText('Article')
    await expect(first).not.toContainText('/gdpr-compliance')
    await titles(page).first().click()
    await page.waitForURL('/gdpr-compliance')
  })
})

for (const [query, address] of [
  ['how long does seo take', '/faq'],
  ['shopify', '/services/ecommerce'],
  ['payment card', '/terms-conditions'],
  ['password manager', '/blog-details'],
] as const) {
  test(`“${query}” finds ${address}`, { tag: '@long' }, async ({ page }) => {
    await searchFor(page, query)
    await expect(titles(page).first()).toBeVisible()
    const found = await titles(page).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    )
    expect(found).toContain(address)
  })
}

test('more than ten results are shown in steps', { tag: '@long' }, async ({ page }) => {
  await searchFor(page, 'website')
  await expect(titles(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Show more results' }).click()
  await expect.poll(() => titles(page).count()).toBeGreaterThan(10)
})

test('results are above the article', { tag: '@long' }, async ({ page }) => {
  await searchFor(page, 'gdpr')
  const last = await titles(page).last().boundingBox()
  const article = await page.getByRole('main').getByRole('article').last().boundingBox()
  expect(last?.y ?? 0).toBeLessThan(article?.y ?? 0)
})

test('the search beside an article leads to the results', { tag: '@long' }, async ({ page }) => {
  const asked = searchRequests(page)
  await page.goto('/blog-seo')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('gdpr')
  expect(asked).toEqual([])
  await field.press('Enter')
  await page.waitForURL('/search-result?q=gdpr')
  await expect(titles(page).first()).toHaveAttribute('href', '/gdpr-compliance')
})

test.describe('when the index cannot be fetched', () => {
  test.use({ staged: [/pagefind|Failed to load resource/] })

  test('the page says so, and the article stays', { tag: '@long' }, async ({ page, content }) => {
    await page.route('/pagefind/**', (route) => route.abort('connectionfailed'))
    await searchFor(page, 'gdpr')
    await expect(summary(page)).toHaveText(content.search.failed)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, staged: [/404/] })

  test('a search on the 404 page leads to the results page, which explains that search needs script and lists every article', async ({
    page,
    content,
  }) => {
    await page.goto('/no-such-page')
    await page.getByRole('main').getByRole('searchbox').fill('tree')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await page.waitForURL('/search-result?q=tree')
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
    const { text } = sectionOf(content.pages['search-result'], 'site-search').without_script
    // The matchers ignore the visible text of a `noscript`.
    const explanation = page.locator('main noscript')
    expect(await explanation.locator('p').textContent()).toBe(text)
    await expect(explanation.locator('p')).toBeVisible()
    for (const { title, link } of content.posts) {
      const entry = explanation.getByRole('link', { name: title })
      await expect(entry).toHaveAttribute('href', link)
    }
  })
})

test.describe('in the dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' })
  const field = (page: Page) => dialog(page).getByRole('searchbox')
  const found = (page: Page) => dialog(page).getByRole('list', { name: 'Search results' })
  const links = (page: Page) => found(page).getByRole('link')

  test.beforeEach(async ({ page }) => {
    await page.goto('/about')
  })

  async function open(page: Page): Promise<void> {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(field(page)).toBeFocused()
  }

  test('the search field has the focus and takes keys typed at once; results appear while typing, and the index is not fetched before', async ({
    page,
  }) => {
    const asked = searchRequests(page)
    await open(page)
    await expect(field(page)).toHaveAttribute('placeholder', 'Search')
    await nextFrames(page, 20)
    expect(asked).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.keyboard.type('gdpr')
    await expect(field(page)).toHaveValue('gdpr')
    await expect(links(page).first()).toHaveAttribute('href', '/gdpr-compliance')
    await expect(dialog(page).getByRole('status')).toHaveText(/pages found for “gdpr”/)
    await field(page).fill('zzxqqk')
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “zzxqqk”')
    await expect(found(page)).toHaveCount(0)
    await field(page).fill('')
    await expect(dialog(page).getByRole('status')).toHaveText('')
  })

  test('the arrow keys move through the results and back into the field', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page)
    await page.keyboard.type('gdpr')
    await expect(links(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('/gdpr-compliance')
  })

  test('Enter in the field leads to all results', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await page.keyboard.type('website')
    await page.keyboard.press('Enter')
    await page.waitForURL('/search-result?q=website')
    await expect(titles(page)).toHaveCount(10)
  })

  test('a link leads to all results', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await page.keyboard.type('website')
    const all = dialog(page).getByRole('link', { name: /^See all \d+ results$/ })
    await expect(all).toHaveAttribute('href', '/search-result?q=website')
    await expect(links(page)).toHaveCount(5)
  })
})
