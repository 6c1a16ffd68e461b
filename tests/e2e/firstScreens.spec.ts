import { expect, test } from '../support/visitor.ts'

const ADDRESSES = ['/login', '/register', '/thank-you', '/404']
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

for (const address of ADDRESSES) {
  test.describe(address, () => {
    test.use({ staged: [/404/] })

    for (const viewport of WINDOWS) {
      test(`${address} fills a window of ${viewport.width} px before the footer begins`, {
        tag: '@long',
      }, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(address)
        await expect(page.getByRole('main').locator('img').first()).toBeAttached()
        await expect(page.getByRole('contentinfo')).not.toBeInViewport()
      })
    }
  })
}

test('a thank-you page says what happens next, step by step', async ({ page, content }) => {
  const steps = content.pages['thank-you'].sections.flatMap((section) =>
    section.type === 'work-steps' ? section.steps : [],
  )
  await page.goto('/thank-you')
  expect(steps.length).toBeGreaterThan(1)
  for (const { title } of steps) {
    await expect(page.getByRole('heading', { name: title })).toBeAttached()
  }
})
