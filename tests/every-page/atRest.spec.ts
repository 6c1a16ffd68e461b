import type { Page } from '@playwright/test'
import { FULLEST_ADDRESSES } from '../support/addresses.ts'
import { roundOf } from '../support/round.ts'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

/** Longer than any cycle of the headline or the slides. */
const REST_MS = 20_000

/** Longer than any animation that runs once on coming into view. */
const ARRIVAL_MS = 5_000

declare global {
  interface Window {
    asked: { frames: number; timers: number }
  }
}

/** Counts the callbacks that scripts request from the browser. */
async function watchRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asked = { frames: 0, timers: 0 }
    for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
      const ask = Reflect.get(window, name) as (...input: unknown[]) => number
      Reflect.set(window, name, (...input: unknown[]) => {
        window.asked[name === 'requestAnimationFrame' ? 'frames' : 'timers'] += 1
        return ask(...input)
      })
    }
  })
}

/** Counts the callbacks that scripts request while the page is idle. */
async function askedAtRest(page: Page): Promise<Window['asked']> {
  await nextFrames(page)
  await pass(page, ARRIVAL_MS)
  await page.evaluate(() => {
    window.asked = { frames: 0, timers: 0 }
  })
  await pass(page, REST_MS)
  return page.evaluate(() => window.asked)
}

const scrollToShare = (page: Page, share: number) =>
  page.evaluate((part) => {
    const endPx = document.documentElement.scrollHeight - innerHeight
    scrollTo({ top: part * endPx, behavior: 'instant' })
  }, share)

/** Properties of all running animations. */
const animated = (page: Page) =>
  page.evaluate(() => {
    const timing = ['computedOffset', 'offset', 'easing', 'composite']
    const properties = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe).filter((key) => !timing.includes(key)))
    return [...new Set(properties)]
  })

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Whether a part in the window may move by itself. */
const playsInSight = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('h1:has([data-typed]), [data-autoplay-delay-ms] [data-view]'),
    ].some((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    }),
  )

for (const address of roundOf(FULLEST_ADDRESSES)) {
  test(`${address} requests no timers or frames while idle without autoplay in view, nor in a hidden tab`, async ({
    page,
  }) => {
    await stopClock(page)
    await watchRequests(page)
    await page.goto(address)
    await page.mouse.move(4, 400, { steps: 2 })
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await scrollToShare(page, share)
      const asked = await askedAtRest(page)
      if (!(await playsInSight(page)))
        expect.soft(asked, `in view at ${share}`).toEqual({ frames: 0, timers: 0 })
      const dear = (await animated(page)).filter(
        (property) => !['opacity', 'translate', 'scale', 'rotate'].includes(property),
      )
      expect.soft(dear, `costly animated properties at ${share} of the page`).toEqual([])
    }
    await hide(page)
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await scrollToShare(page, share)
      expect.soft(await askedAtRest(page), `hidden at ${share}`).toEqual({ frames: 0, timers: 0 })
    }
  })
}
