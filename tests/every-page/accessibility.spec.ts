import { AxeBuilder } from '@axe-core/playwright'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/visitor.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Cards that wait to slide in are transparent: axe would judge colours nobody sees.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  for (const address of CANONICAL_ADDRESSES) {
    test(`${address} shuts nobody out at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
  }
}
