import type { Page } from '@playwright/test'
import { laidOut } from '../support/laidOut.ts'
import { roundOf } from '../support/round.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

/** Boxes of the line, its ball and the parts around them, after scrolling to a share of the page. */
const lookAt = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    const { scrollHeight } = document.documentElement
    scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' })
    // Scroll-driven animations are drawn in the second frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const box = (selector: string) => {
      const { left, right, top, bottom } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { left, right, top, bottom, middle: (left + right) / 2 }
    }
    const turn = document.querySelector('main > span[aria-hidden]') ?? document.body
    return {
      windowPx: innerHeight,
      turnPx: parseFloat(getComputedStyle(turn, '::before').width),
      firstScreen: box('main > :has(h1)'),
      words: box('footer .container > :last-child'),
      footer: box('body > footer'),
      line: box('main > span[aria-hidden]'),
      ball: box('main > span[aria-hidden] > span'),
      lineInFooter: box('footer > span[aria-hidden]'),
      ballInFooter: box('footer > span[aria-hidden] > span'),
      fullStop: box('footer p > span'),
    }
  }, share)

/** Share of the page after which the given height of the footer is in the window. */
const shareWithFooterAt = (page: Page, heightPx: number) =>
  page.evaluate((px) => {
    const { scrollHeight } = document.documentElement
    const footer = document.querySelector('body > footer')?.getBoundingClientRect() ?? new DOMRect()
    return (footer.top + scrollY - innerHeight + px) / (scrollHeight - innerHeight)
  }, heightPx)

for (const width of [390, 1440, 2560]) {
  test(`one line runs from the first screen to the full stop of the footer, clear of the text, at ${width} px`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await laidOut(page)
    const { firstScreen, words, line, lineInFooter, footer, fullStop, ball } = await lookAt(page, 1)
    expect(line.top).toBeCloseTo(firstScreen.bottom, 0)
    expect(line.bottom).toBeGreaterThanOrEqual(footer.top)
    expect(lineInFooter.top).toBeLessThanOrEqual(footer.top)
    expect(line.right, 'the line enters from the side').toBeCloseTo(width, 0)
    expect(ball.middle).toBeCloseTo(lineInFooter.right, -0.5)
    expect(lineInFooter.left).toBeCloseTo(fullStop.left, 0)
    expect(Math.abs(lineInFooter.bottom - fullStop.bottom)).toBeLessThan(3)
    expect(ball.left).toBeGreaterThan(words.right)
    expect(ball.right).toBeLessThan(width)
  })
}

for (const address of roundOf(['/', '/blog', '/home-2', '/contact'])) {
  test(`the ball follows the line of ${address} while scrolling, and ends as the full stop; with reduced motion only the full stop remains`, async ({
    page,
  }) => {
    await page.goto(address)
    await laidOut(page)
    let highest = 0
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const { ball, line, turnPx, windowPx, footer } = await lookAt(page, share)
      if (footer.top < windowPx) break
      expect(ball.middle).toBeCloseTo(line.right - turnPx, -0.5)
      expect(ball.top).toBeGreaterThanOrEqual(line.top)
      expect(ball.bottom).toBeLessThan(windowPx)
      // The ball sinks once the beginning of the line has left the window.
      if (line.top >= 0) continue
      expect(ball.top).toBeGreaterThan(highest)
      highest = ball.top
    }
    const arrival = await lookAt(page, await shareWithFooterAt(page, 60))
    expect(arrival.footer.top).toBeLessThan(arrival.windowPx)
    expect(arrival.ballInFooter.bottom, 'no second ball').toBeLessThanOrEqual(arrival.footer.top)

    const { ballInFooter, fullStop, windowPx } = await lookAt(page, 1)
    expect(ballInFooter.middle).toBeCloseTo(fullStop.middle, 0)
    expect(ballInFooter.bottom).toBeCloseTo(fullStop.bottom, 0)
    expect(fullStop.bottom).toBeLessThan(windowPx)
    await expect(page.locator('footer p').first()).toHaveText(/\.$/)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('main > span[aria-hidden]')).toBeVisible()
    await expect(page.locator('span[aria-hidden][data-end] > span')).toBeHidden()
    await expect(page.locator('main > span[aria-hidden] > span')).toBeHidden()
    await expect(page.locator('footer p > span').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
  })
}
