import type { Page } from '@playwright/test'
import { applyCss } from '../support/applyCss.ts'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const banner = (page: Page) => page.getByRole('banner')
const nav = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' })
const quote = (page: Page) => banner(page).getByRole('link', { name: 'Get A Quote' })

async function scrollTo(page: Page, topPx: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), topPx)
}

test('the navigation lists the pages in order, links to them, and marks the current one', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const items = nav(page).locator('> ul > li > :is(a, button)')
  await expect(items).toHaveText(['Home', 'About Us', 'Services', 'Resources', 'Contact Us'])
  const links = await nav(page)
    .locator('> ul > li > a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/', '/about', '/contact'])

  await expect(nav(page).locator('[aria-current="page"]')).toHaveText(['Home'])

  await expect(quote(page)).toHaveAttribute('href', '/contact')

  const logo = banner(page).getByRole('link', { name: content.brand.name, exact: true })
  await expect(logo).toHaveAttribute('href', '/')
})

for (const { path, label } of [
  { path: '/services', label: 'Services' },
  { path: '/services/consulting', label: 'Services' },
  { path: '/blog', label: 'Resources' },
  { path: '/blog-seo', label: 'Resources' },
]) {
  test(`on ${path}, the navigation marks ${label}`, async ({ read }) => {
    const page = await read(path)
    await expect(nav(page).locator('[data-current]')).toHaveText([label])
  })
}

/** Words of the header that break across lines. */
const brokenWords = (page: Page) =>
  banner(page).evaluate((header) => {
    const words = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const range = document.createRange()
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

test('the header stays in view from 130 px of scrolling; the first Tab reaches a link that skips to the content, and no word breaks at 200% text size', async ({
  page,
  content,
}) => {
  await page.goto('/')
  for (const { topPx, isInSight } of [
    { topPx: 129, isInSight: false },
    { topPx: 130, isInSight: true },
    { topPx: 4000, isInSight: true },
    { topPx: 129, isInSight: false },
  ]) {
    await scrollTo(page, topPx)
    const seen = expect(quote(page), `at ${topPx} px`)
    await (isInSight ? seen.toBeInViewport({ ratio: 1 }) : seen.not.toBeInViewport())
  }

  await scrollTo(page, 0)
  const skip = page.getByRole('link', { name: content.labels.skip_link })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  for (const textSizePercent of roundOf([200, 100, 125, 150])) {
    await applyCss(page, `:root { font-size: ${textSizePercent}% }`)
    for (const width of [1110, 1280, 1440, 1680, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenWords(page), `${textSizePercent}% text, ${width} px`).toEqual([])
    }
  }
})

test('the content does not move when the header sticks', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  const topInPage = () =>
    heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await scrollTo(page, 129)
  const before = await topInPage()
  await scrollTo(page, 130)
  await expect(quote(page)).toBeInViewport()
  expect(await topInPage()).toBe(before)
})

test('the navigation is visible in a window of 1110 px at the default text size', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1110, height: 800 })
  await page.goto('/')
  await expect(nav(page)).toBeVisible()
})
