import { expect, type Page } from '@playwright/test'
import { holdFonts } from './holdFonts.ts'
import { nextFrames } from './time.ts'

declare global {
  interface Window {
    shiftTotal: number
  }
}

/**
 * Opens a page whose typeface loads after the fallback font has been painted.
 * @param whileHeld check to run before the typeface loads.
 * @returns the page's cumulative layout shift.
 */
export async function lateTypefaceShift(
  page: Page,
  address: string,
  whileHeld = async () => {},
): Promise<number> {
  const releaseFonts = await holdFonts(page)
  await page.addInitScript(() => {
    window.shiftTotal = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.shiftTotal += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await nextFrames(page)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  await whileHeld()
  releaseFonts()
  await page.evaluate(() => document.fonts.ready)
  await nextFrames(page)
  return page.evaluate(() => window.shiftTotal)
}
