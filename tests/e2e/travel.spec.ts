import type { Locator, Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

/** Scrolls at once, and waits until scroll-driven animations are drawn. */
const scrollTo = (page: Page, topPx: number) =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.scrollTo({ top, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
    topPx,
  )

const leftPx = (ball: Locator) => ball.evaluate((element) => element.getBoundingClientRect().left)

const documentHeightPx = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Distance of a part's top from the page's. */
const topPx = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().top + scrollY)

const fullStop = (page: Page) => page.locator('body > footer p > span').first()
const railBall = (page: Page) => page.locator('[data-counters] > [aria-hidden] span')

for (const address of roundOf(['/', '/thank-you', '/blog', '/home-2'], 2)) {
  test(`the ball comes from beside ${address}, and is the full stop of the footer's words at its end`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(await leftPx(fullStop(page))).toBeLessThan(0)
    await scrollTo(page, await documentHeightPx(page))
    await expect(fullStop(page)).toBeInViewport({ ratio: 1 })
    expect(await fullStop(page).evaluate((stop) => getComputedStyle(stop).translate)).toMatch(
      /^(none|0px)$/,
    )
    expect(await fullStop(page).evaluate((stop) => stop.parentElement?.textContent)).toMatch(/\.$/)
  })
}

test('the ball rolls along the rail of the figures as the visitor scrolls, and back', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const railPx = await topPx(page.locator('[data-counters] > [aria-hidden]'))
  const windowPx = await page.evaluate(() => innerHeight)
  await scrollTo(page, railPx - windowPx)
  const early = await leftPx(railBall(page))
  await scrollTo(page, railPx - windowPx * 0.8)
  const later = await leftPx(railBall(page))
  expect(later).toBeGreaterThan(early)
  await scrollTo(page, railPx - windowPx)
  expect(await leftPx(railBall(page))).toBeLessThan(later)
})

test('between two sections a ball crosses the window as the visitor scrolls', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const height = await documentHeightPx(page)
  const seen = new Set<string>()
  for (const share of [0.1, 0.15, 0.2, 0.25, 0.3]) {
    await scrollTo(page, share * height)
    const translates = await page
      .locator('main > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::before').translate))
    seen.add(translates.join())
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('with reduced motion the ball is at its end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const height = await documentHeightPx(page)
  const places = new Set<string>()
  for (const share of [0, 0.3, 0.6, 1]) {
    await scrollTo(page, share * height)
    places.add(`${await leftPx(railBall(page))} ${await leftPx(fullStop(page))}`)
  }
  expect(places.size).toBe(1)
  const crossing = await page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
  )
  expect(crossing).toBe(0)
})
