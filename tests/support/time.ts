import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Ties the animations of scripts to the page's stopped clock. */
    followClock: () => void
  }
}

/**
 * Stops the clock of a page before the page opens. Timers, animation frames and script animations then advance only by
 * `page.clock.runFor`. CSS, scrolling and intersection observers keep the browser's own time.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.addInitScript(() => {
    const followers: (() => void)[] = []
    window.followClock = () => {
      for (const follow of followers) follow()
    }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...input) {
      const animation = animate.apply(this, input)
      animation.pause()
      const startMs = performance.now()
      followers.push(() => {
        if (animation.playState !== 'paused') return
        const passedMs = performance.now() - startMs
        const endMs = Number(animation.effect?.getComputedTiming().endTime)
        if (passedMs < endMs) animation.currentTime = passedMs
        else animation.finish()
      })
      return animation
    }
  })
}

/** Waits for new frames, so that the browser's observers have reported to the page. */
export async function nextFrames(page: Page, count = 4): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) {
      // An observer first reports in a real frame; requestAnimationFrame obeys the stopped clock.
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

/** Advances the page's clock, and lets the browser report the results. */
export async function pass(page: Page, timeMs: number): Promise<void> {
  await page.clock.runFor(timeMs)
  await page.evaluate(() => window.followClock())
  await nextFrames(page)
}
