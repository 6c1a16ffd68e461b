import { AxeBuilder } from '@axe-core/playwright'
import { SITE_NAME } from '../sites/site.ts'
import { CANONICAL_ADDRESSES, LIST_ADDRESSES } from '../support/addresses.ts'
import { collectWordsOnPictures } from '../support/collectWordsOnPictures.ts'
import { expect, test } from '../support/visitor.ts'

/** Every page of a site in one test, fetching no more than what is seen. */
const TIMEOUT_MS = 240_000
/** The odd content of the other sites stands on their lists; its colours are those of the tests' content. */
const ADDRESSES = ['own', 'edited'].includes(SITE_NAME) ? CANONICAL_ADDRESSES : LIST_ADDRESSES

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  test(`words are readable on every page at ${width} px, on pictures too`, async ({ page }) => {
    test.setTimeout(TIMEOUT_MS)
    await page.setViewportSize({ width, height: 900 })
    for (const address of ADDRESSES) {
      await page.goto(address)
      const axe = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode()
      const { violations } = await axe.analyze()
      const faint = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
      expect.soft(faint, `${address}, on colours`).toEqual([])
      expect.soft(await collectWordsOnPictures(page), `${address}, on pictures`).toEqual([])
    }
  })
}
