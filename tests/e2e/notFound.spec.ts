import { roundOf } from '../support/round.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ staged: [/404.*\/(no-such-page|no\/such\/page)|\/(no-such-page|no\/such\/page).*404/] })

test("unknown addresses answer 404 with the site's own page, which links to the home page", async ({
  page,
  content,
}) => {
  for (const address of roundOf(['/no/such/page', '/no-such-page'])) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found')
    await expect(page.getByRole('main')).toContainText(
      'The page you were looking for could not be found.',
    )
  }
  const { action } = sectionOf(content.pages['not-found'], 'message-panel')
  await page.getByRole('main').getByRole('link', { name: action.label }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take Your Business')
})

test('the 404 page has the header, the footer and links to likely pages, and search engines may not list it', async ({
  read,
  content,
}) => {
  const { cards } = sectionOf(content.pages['not-found'], 'line-cards')
  const page = await read('/no-such-page')
  for (const { title, path } of cards) {
    const link = page.getByRole('main').getByRole('link').filter({ hasText: title })
    await expect(link).toHaveAttribute('href', path)
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('2024')
  await expect(page.locator('[aria-current]')).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
