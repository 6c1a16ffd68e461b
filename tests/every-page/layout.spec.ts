import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

const WIDTHS_PX = [320, 390, 768, 1024, 1440, 1920]

for (const address of CANONICAL_ADDRESSES) {
  test(`${address} never scrolls sideways from 320 to 1920 px`, async ({ page }) => {
    await page.goto(address)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflowPx, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}
