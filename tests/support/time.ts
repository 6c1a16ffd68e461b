import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Brings the animations that scripts have made to the page's stopped clock. */
    followClock: () => void
  }
}

/**
 * Stops the page's clock, before it is opened: timers, animation frames and animations of scripts then pass only by
 * `page.clock.runFor`. CSS, scrolling and intersection keep the browser's own time.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.addInitScript(() => {
    const followers: (() => void)[] = []
    // A test may count what the page asks for: this is not the page's.
    const setTimer = window.setTimeout
    window.followClock = () => {
      for (const follow of followers) follow()
    }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...input) {
      const animation = animate.apply(this, input)
      animation.pause()
      let rate = 1
      let followedMs = performance.now()
      let ending = 0
      const follow = () => {
        const nowMs = performance.now()
        const passedMs = (nowMs - followedMs) * rate
        followedMs = nowMs
        if (animation.playState === 'paused') {
          animation.currentTime = Number(animation.currentTime) + passedMs
        }
        clearTimeout(ending)
        const { endTime } = animation.effect?.getComputedTiming() ?? {}
        const leftMs = Number(endTime) - Number(animation.currentTime)
        if (rate === 0 || animation.playState !== 'paused' || !Number.isFinite(leftMs)) return
        ending = setTimer(() => {
          if (animation.playState === 'paused') animation.finish()
        }, leftMs)
      }
      // Held or let go on, as by the page's own hold().
      Object.defineProperty(animation, 'playbackRate', {
        get: () => rate,
        set(value: number) {
          follow()
          rate = value
          follow()
        },
      })
      followers.push(follow)
      follow()
      return animation
    }
  })
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
  await page.evaluate(() => window.followClock())
  await nextFrames(page)
}
