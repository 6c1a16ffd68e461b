import { expect, type Page } from '@playwright/test'
import { findInaccessible } from '../findInaccessible.ts'
import { roundOf } from '../round.ts'

/** Accessibility violations, and whether anything hangs over the edge, on a phone and, in the long round, on a desk. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of roundOf([390, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findInaccessible(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `nothing hangs over the edge at ${width}px`).toBeLessThanOrEqual(0)
  }
}
