import type { Locator, Page } from '@playwright/test'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'
import { waitingParts } from '../support/waitingParts.ts'

const opacity = (part: Locator) =>
  part.evaluate((element) => Number(getComputedStyle(element).opacity))

/** Scrolls until the given share of a part is in the window's lower end. */
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

/** Moves the pointer until parts wait to slide in; time passes meanwhile on a stopped page clock. */
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

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await somebodyComes(page)
})

test('nothing hides before the first interaction', async ({ page }) => {
  await page.reload({ waitUntil: 'networkidle' })
  await nextFrames(page)
  expect(await waitingParts(page)).toBe(0)
  // The first move under a new page has no length yet.
  await page.mouse.move(400, 300, { steps: 2 })
  await expect.poll(() => waitingParts(page)).toBeGreaterThan(0)
})

test('a part that the first scrolling uncovers still slides in', { tag: '@long' }, async ({
  page,
}) => {
  await page.reload({ waitUntil: 'networkidle' })
  await nextFrames(page)
  const portfolio = page.locator('[data-reveal][data-portfolio]')
  const sliding = portfolio.evaluate(
    (element) =>
      new Promise((resolve) => {
        addEventListener('scroll', () => {
          requestAnimationFrame(() => resolve(getComputedStyle(element).opacity))
        })
      }),
  )
  await showShare(portfolio, 0.6)
  expect(await sliding).toBe('0')
  await expect.poll(() => opacity(portfolio)).toBe(1)
})

test('a card slides in over 0.4 s from 70 px below, 0.1 s after its neighbour', {
  tag: '@long',
}, async ({ page }) => {
  await stopClock(page)
  await page.reload()
  await somebodyComes(page)
  const cards = page.getByRole('region', { name: 'Latest Blog & Articles' }).getByRole('listitem')
  await showShare(cards.first(), 1)
  await nextFrames(page)
  expect(await belowPlacePx(cards)).toEqual([70, 70, 70])
  const inPlace = async () => (await belowPlacePx(cards)).map((px) => px === 0)
  await pass(page, 390)
  expect(await inPlace()).toEqual([false, false, false])
  await pass(page, 20)
  expect(await inPlace()).toEqual([true, false, false])
  await pass(page, 100)
  expect(await inPlace()).toEqual([true, true, false])
  await pass(page, 100)
  expect(await inPlace()).toEqual([true, true, true])
})

test('a section waits until 40% of it is in view', async ({ page }) => {
  const portfolio = page.locator('[data-reveal][data-portfolio]')
  await showShare(portfolio, 0.3)
  await nextFrames(page, 8)
  expect(await opacity(portfolio)).toBe(0)
  await showShare(portfolio, 0.45)
  await expect.poll(() => opacity(portfolio)).toBe(1)
})

test('a section comes once', { tag: '@long' }, async ({ page }) => {
  const portfolio = page.locator('[data-reveal][data-portfolio]')
  await showShare(portfolio, 1)
  await expect.poll(() => opacity(portfolio)).toBe(1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await nextFrames(page)
  await showShare(portfolio, 1)
  await nextFrames(page)
  expect(await portfolio.evaluate((element) => element.getAnimations().length)).toBe(0)
  expect(await opacity(portfolio)).toBe(1)
})

test('the plans of a tab come when it is chosen', { tag: '@long' }, async ({ page }) => {
  const tab = page.getByRole('tab', { name: 'App Packages' })
  await tab.scrollIntoViewIfNeeded()
  await tab.click()
  const plans = page.getByRole('tabpanel').locator('[data-reveal]')
  await showShare(plans.first(), 1)
  await expect.poll(() => opacity(plans.last())).toBe(1)
})

test('plans of a chosen tab slide in, even if little of them is in sight', {
  tag: '@long',
}, async ({ page }) => {
  const tab = page.getByRole('tab', { name: 'App Packages' })
  const first = page.getByRole('tabpanel').locator('[data-reveal]').first()
  await showShare(first, 0.3)
  await tab.click()
  await expect.poll(() => opacity(first)).toBe(1)
})

test('the first screen is visible at once', { tag: '@long' }, async ({ page }) => {
  const hidden = await page.locator('[data-reveal], [data-scroll-in]').evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const { top, height } = part.getBoundingClientRect()
        return getComputedStyle(part).opacity === '0' && height > 0 && top < innerHeight
      }).length,
  )
  expect(hidden).toBe(0)
})

test('other parts slide in within 0.6 s, once they are 100 px inside the window', {
  tag: '@long',
}, async ({ page }) => {
  await stopClock(page)
  await page.reload()
  await somebodyComes(page)
  const questions = page.locator('[data-scroll-in]').filter({ has: page.locator('details') })
  // The part lies 70 px below its place while it waits.
  const show = (insidePx: number) =>
    questions.evaluate((element, px) => {
      scrollBy({
        top: element.getBoundingClientRect().top - 70 + px - innerHeight,
        behavior: 'instant',
      })
    }, insidePx)
  await show(90)
  await nextFrames(page, 8)
  await pass(page, 700)
  expect(await opacity(questions)).toBe(0)
  await show(110)
  await nextFrames(page, 8)
  await pass(page, 590)
  expect((await belowPlacePx(questions))[0]).toBeGreaterThan(0)
  await pass(page, 20)
  expect([await belowPlacePx(questions), await opacity(questions)]).toEqual([[0], 1])
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap is answered before anything waits to slide in; scrolling begins it', async ({
    page,
  }) => {
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: 'Close' }).tap()
    await expect(menu).toBeHidden()
    expect(await waitingParts(page)).toBe(0)
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }))
    await expect.poll(() => waitingParts(page)).toBeGreaterThan(0)
  })
})
