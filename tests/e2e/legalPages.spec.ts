import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

const PAYMENT_METHODS = ['Visa', 'MasterCard', 'Discover', 'American Express', 'PayPal']

for (const path of roundOf(['/privacy-policy', '/terms-conditions'])) {
  test(`${path} names every payment method, the company and the date of its last change`, async ({
    read,
    content,
  }) => {
    const page = await read(path)
    const main = page.getByRole('main')
    for (const method of PAYMENT_METHODS) await expect(main).toContainText(method)
    await expect(main).toContainText(content.brand.legal_name)
    await expect(main).toContainText(content.brand.registration)
    await expect(main.locator('time').first()).toHaveAttribute(
      'datetime',
      content.legal_texts.find((legal) => legal.path === path)?.last_changed ?? '',
    )
  })

  test(`the table of contents of ${path} lists all headings and leads to the last`, async ({
    read,
    content,
  }) => {
    const page = await read(path)
    const contents = page.getByRole('navigation', { name: content.labels.contents })
    const labels = await contents.getByRole('link').allTextContents()
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents()
    expect(labels).toEqual(headings.filter((text) => text !== content.labels.in_short))
    const last = contents.getByRole('link').last()
    await last.click()
    await expect(page.getByRole('heading', { name: labels.at(-1), exact: true })).toBeInViewport()
  })
}

test('on a phone the table of contents expands without script', async ({ browser, content }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/privacy-policy')
  const { contents } = content.labels
  await expect(page.getByRole('navigation', { name: contents })).toBeHidden()
  await page.locator('summary', { hasText: contents }).click()
  await expect(page.getByRole('navigation', { name: contents })).toBeVisible()
  await context.close()
})
