import { expect, type Page } from '@playwright/test'
import { findInaccessible } from '../findInaccessible.ts'
import { roundOf } from '../round.ts'

/** Expects no accessibility violations and no horizontal overflow on a phone and, in the long round, on a desktop. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of roundOf([390, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findInaccessible(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `no horizontal overflow at ${width} px`).toBeLessThanOrEqual(0)
  }
}
