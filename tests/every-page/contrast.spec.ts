import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { CANONICAL_ADDRESSES } from '../support/addresses.ts'
import { collectWordsOnPictures } from '../support/collectWordsOnPictures.ts'
import { expect, test } from '../support/visitor.ts'

// Cards that wait to slide in are transparent: nobody sees their words as yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Words that axe finds too faint for the colour below them. */
async function collectFaintWords(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
}

for (const address of CANONICAL_ADDRESSES) {
  test(`${address} is readable at 390 and 1440 px, on colours and on pictures`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      expect.soft(await collectFaintWords(page), `on colours at ${width} px`).toEqual([])
      expect.soft(await collectWordsOnPictures(page), `on pictures at ${width} px`).toEqual([])
    }
  })
}
