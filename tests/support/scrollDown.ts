import { type Page, test } from '@playwright/test'

/** A headless browser may draw no further frame until something changes. */
const FRAME_PATIENCE_MS = 500
/**
 * The longest page takes a few seconds. Now and then a tab of headless Chromium stops for good: its main thread waits
 * for the compositor, which is idle (docs/decisions/0024-a-test-run-depends-on-nothing-it-does-not-bring.md). A test
 * that scrolls may be tried a second time, in a new tab.
 */
const TAB_PATIENCE_MS = 60_000

/** Scrolls to the end of a page in steps of most of a window, as a visitor in a hurry does. */
export function scrollDown(page: Page): Promise<void> {
  return test.step(
    'scroll to the end',
    () =>
      page.evaluate(async (patienceMs) => {
        const step = innerHeight * 0.8
        for (let y = 0; y < document.body.scrollHeight; y += step) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => {
            requestAnimationFrame(resolve)
            setTimeout(resolve, patienceMs)
          })
        }
      }, FRAME_PATIENCE_MS),
    { timeout: TAB_PATIENCE_MS },
  )
}
