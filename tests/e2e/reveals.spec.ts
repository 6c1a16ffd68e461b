import type { Locator, Page } from '@playwright/test'
import { laidOut } from '../support/laidOut.ts'
import { roundOf } from '../support/round.ts'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'
import { waitingParts } from '../support/waitingParts.ts'

test.use({ reducedMotion: 'no-preference' })

/** Scrolls until the given share of a part is visible at the lower edge of the window. */
async function showShare(part: Locator, share: number) {
  await part.evaluate((element, shown) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height * shown - innerHeight, behavior: 'instant' })
  }, share)
}

/** Distance of parts below their final position, in px. */
const belowPlacePx = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => Number.parseFloat(getComputedStyle(part).translate.split(' ')[1] ?? '0')),
  )

/** Moves the pointer until parts wait to slide in. A stopped page clock advances meanwhile. */
async function somebodyComes(page: Page) {
  const isClockStopped = await page.evaluate(() => 'followClock' in window)
  let xPx = 0
  await expect
    .poll(async () => {
      xPx += 10
      await page.mouse.move(xPx, 200)
      if (isClockStopped) await pass(page, 50)
      return waitingParts(page)
    })
    .toBeGreaterThan(0)
}

test('nothing waits to slide in before the first interaction; the portfolio slides in when 40% of it is in view, and only once', async ({
  page,
}) => {
  await page.goto('/')
  await laidOut(page)
  await nextFrames(page)
  expect(await waitingParts(page)).toBe(0)
  await somebodyComes(page)

  const portfolio = page.locator('[data-reveal][data-portfolio]')
  await showShare(portfolio, 0.3)
  await nextFrames(page, 8)
  expect(await belowPlacePx(portfolio)).toEqual([70])
  await showShare(portfolio, 0.45)
  await expect.poll(() => belowPlacePx(portfolio)).toEqual([0])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await nextFrames(page)
  await showShare(portfolio, 1)
  await nextFrames(page)
  expect(await portfolio.evaluate((element) => element.getAnimations().length)).toBe(0)
})

test('a plan slides in over 0.4 s from 70 px below, 0.1 s after its neighbour', {
  tag: '@long',
}, async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await somebodyComes(page)
  const plans = page.getByRole('tabpanel').locator('[data-reveal]')
  await showShare(plans.first(), 1)
  await nextFrames(page)
  expect(await belowPlacePx(plans)).toEqual([70, 70, 70])
  const inPlace = async () => (await belowPlacePx(plans)).map((px) => px === 0)
  await pass(page, 390)
  expect(await inPlace()).toEqual([false, false, false])
  await pass(page, 20)
  expect(await inPlace()).toEqual([true, false, false])
  await pass(page, 100)
  expect(await inPlace()).toEqual([true, true, false])
  await pass(page, 100)
  expect(await inPlace()).toEqual([true, true, true])
})

test('the plans of a tab slide in when the tab is selected, even if little of them is in view', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await somebodyComes(page)
  const tab = page.getByRole('tab', { name: 'App Packages' })
  const plans = page.getByRole('tabpanel').locator('[data-reveal]')
  await showShare(plans.first(), 0.3)
  await tab.click()
  await expect.poll(() => belowPlacePx(plans)).toEqual([0, 0, 0])
})

test('other parts slide in within 0.6 s from 24 px below, once they are 100 px inside the window', {
  tag: '@long',
}, async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await somebodyComes(page)
  const questions = page.locator('[data-scroll-in]').filter({ has: page.locator('details') })
  // A waiting part is 24 px below its final position.
  const show = (insidePx: number) =>
    questions.evaluate((element, px) => {
      scrollBy({
        top: element.getBoundingClientRect().top - 24 + px - innerHeight,
        behavior: 'instant',
      })
    }, insidePx)
  await show(90)
  await nextFrames(page, 8)
  await pass(page, 700)
  expect(await belowPlacePx(questions)).toEqual([24])
  await show(110)
  await nextFrames(page, 8)
  await pass(page, 590)
  expect((await belowPlacePx(questions))[0]).toBeGreaterThan(0)
  await pass(page, 20)
  expect(await belowPlacePx(questions)).toEqual([0])
})

/** The largest empty share of the window while scrolling down: areas of moving parts times their transparency. */
const largestHole = (page: Page, stepPx: number) =>
  page.evaluate(async (step) => {
    const parts = [...document.querySelectorAll('[data-reveal], [data-scroll-in]')]
    const hole = () => {
      const areas = parts.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
        const width = Math.min(right, innerWidth) - Math.max(left, 0)
        const { opacity, visibility } = getComputedStyle(part)
        const gone = visibility === 'visible' ? 1 - Number(opacity) : 1
        return Math.max(0, height) * Math.max(0, width) * gone
      })
      return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight)
    }
    let largest = 0
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: step, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      largest = Math.max(largest, hole())
    }
    return largest
  }, stepPx)

const WAYS_DOWN = [
  { name: 'a wheel', viewport: { width: 1440, height: 900 }, stepPx: 120 },
  { name: 'a thumb', viewport: { width: 390, height: 844 }, stepPx: 90 },
]
test.describe('on all pages, including the 404 page', () => {
  test.use({ staged: [/404/] })

  for (const { name, viewport, stepPx } of roundOf(WAYS_DOWN)) {
    test(`the window is never more than a fifth empty while scrolling down with ${name}`, async ({
      page,
      content,
    }) => {
      await page.setViewportSize(viewport)
      const { team, ...others } = content.pages
      for (const { path } of roundOf([team, ...Object.values(others)])) {
        await page.goto(path)
        await laidOut(page)
        await page.mouse.move(200, 300, { steps: 2 })
        expect(await largestHole(page, stepPx), path).toBeLessThan(0.2)
      }
    })
  }
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap makes no part wait to slide in, but scrolling does', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/')
    await laidOut(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: 'Close' }).tap()
    await expect(menu).toBeHidden()
    expect(await waitingParts(page)).toBe(0)
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await expect.poll(() => waitingParts(page)).toBeGreaterThan(0)
  })
})
