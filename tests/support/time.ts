import type { Page } from '@playwright/test'

/**
 * Stops the page's clock, before it is opened: timers and animation frames of scripts then pass only by
 * `page.clock.runFor`. CSS, scrolling and intersection keep the browser's own time.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
}

/** Waits until the browser has painted anew, so that what it reports with a frame has reached the page. */
export async function nextFrames(page: Page, count = 4): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) {
      // An observer's first report comes with a real frame; requestAnimationFrame obeys the stopped clock.
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })
    }
  }, count)
}

/** Lets the given time pass in the page, and the browser report what came of it. */
export async function pass(page: Page, timeMs: number): Promise<void> {
  await page.clock.runFor(timeMs)
  await nextFrames(page)
}
