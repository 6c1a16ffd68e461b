import { expect, type Page } from '@playwright/test'

/** Scrolls as a hurried visitor does, and waits until every island in the page is awake that should be. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await expect(page.locator('astro-island[client="visible"][ssr]')).toHaveCount(0)
}
