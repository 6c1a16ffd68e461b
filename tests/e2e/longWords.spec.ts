import type { Page } from '@playwright/test'
import { collectTooWide } from '../support/collectTooWide.ts'
import { roundOf } from '../support/round.ts'
import { scrollDown } from '../support/scrollDown.ts'
import { expect, test } from '../support/visitor.ts'

// A tab sometimes stops responding while it scrolls (scrollDown.ts); a new tab then works.
test.describe.configure({ retries: 1 })

const ADDRESSES = [
  '/',
  '/pricing',
  '/contact',
  '/home-2',
  '/web-development',
  '/team',
  '/about',
  '/work',
]
const HEIGHT_PX = 900

/** Makes all words of more than four letters too long for a line on a phone. Figures keep their length. */
function stretchWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript, [aria-hidden="true"]')) continue
      node.textContent = (node.textContent ?? '').replace(/\p{L}{5,}/gu, (word) => word.repeat(9))
    }
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

test('very long words do not make pages wider than the screen', async ({ page }) => {
  for (const address of roundOf(ADDRESSES, 3)) {
    await page.goto(address)
    await scrollDown(page)
    await stretchWords(page)
    for (const width of roundOf([320, 1440, 390])) {
      await page.setViewportSize({ width, height: HEIGHT_PX })
      expect.soft(await collectTooWide(page), `${address} at ${width} px`).toEqual([])
    }
  }
})
