import type { Page } from '@playwright/test'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/** Keeps account of every shift, from the first paint on, with what moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName)
        window.shifts.push(`${value.toFixed(5)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function scrollToTheEnd(page: Page) {
  const atEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await atEnd())) {
    await page.mouse.wheel(0, 400)
    await nextFrames(page, 6)
  }
  await page.waitForLoadState('networkidle')
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing jumps on the way down the home page at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    await page.goto('/')
    await scrollToTheEnd(page)
    // Long enough for the counters to end.
    await expect(page.locator('[data-count-up]')).toHaveText(['5', '200', '95', '50'])
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}
