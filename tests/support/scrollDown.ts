import type { Page } from '@playwright/test'

/** A headless browser may draw no further frame until something changes. */
const FRAME_PATIENCE_MS = 500

/** Scrolls to the end of a page in steps of most of a window, as a visitor in a hurry does. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async (patienceMs) => {
    const step = innerHeight * 0.8
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, patienceMs)
      })
    }
  }, FRAME_PATIENCE_MS)
}
