import type { Locator, Page } from '@playwright/test'
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
      test(`${address} fills a window ${viewport.width} px wide, with the footer below it`, {
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

test('a thank-you page says what happens next, step by step', async ({ read, content }) => {
  const steps = content.pages['thank-you'].sections.flatMap((section) =>
    section.type === 'work-steps' ? section.steps : [],
  )
  const page = await read('/thank-you')
  expect(steps.length).toBeGreaterThan(1)
  for (const { title } of steps) {
    await expect(page.getByRole('heading', { name: title })).toBeAttached()
  }
})

/** The content that a visitor opens a page for. */
const OWN_CONTENT: { address: string; found: (page: Page) => Locator[] }[] = [
  {
    address: '/pricing',
    found: (page) => ['£350', '£700', '£300', '£450'].map((price) => page.getByText(price).first()),
  },
  {
    address: '/contact',
    found: (page) => [
      page.getByRole('main').locator('a[href^="tel:"]').first(),
      page.getByRole('textbox', { name: 'Name', exact: true }),
    ],
  },
  {
    address: '/services',
    found: (page) => [page.getByRole('main').getByRole('heading', { level: 2 }).first()],
  },
  { address: '/faq', found: (page) => [page.locator('details[open] > p')] },
  {
    address: '/web-development',
    found: (page) => [page.getByText('£350').first(), page.getByRole('link', { name: /^61%/ })],
  },
  {
    address: '/services/consulting',
    found: (page) => [page.getByRole('link', { name: 'Free half-hour call, then a fixed fee' })],
  },
]

const FOLDS = [
  { viewport: { width: 1440, height: 900 }, foldPx: 560 },
  { viewport: { width: 390, height: 844 }, foldPx: 640 },
]

test('sales pages show their main content in the first 560 px, on phones in the first 640 px', {
  tag: '@long',
}, async ({ read }) => {
  for (const { address, found } of OWN_CONTENT) {
    for (const { viewport, foldPx } of FOLDS) {
      const page = await read(address, viewport)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      for (const part of found(page)) {
        await expect(part).toBeVisible()
        const box = await part.boundingBox()
        expect(
          (box?.y ?? foldPx) + (box?.height ?? 0),
          `${address} at ${viewport.width} px`,
        ).toBeLessThanOrEqual(foldPx)
      }
    }
  }
})
