import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** How far the page scrolls sideways, and how wide it is. */
function widthOf(page: Page) {
  return page.evaluate(() => {
    scrollTo({ left: 100, behavior: 'instant' })
    return { scrolledPx: scrollX, pageWidthPx: document.documentElement.scrollWidth }
  })
}

test('no text is cut off at 320 px', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const cutOff = await page.evaluate(() => {
    const outside: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue
      // Slides may lie beyond the window; visually hidden text is for screen readers only.
      if (parent.closest('slide-show, .visually-hidden, script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) outside.push(node.textContent.trim())
    }
    return outside
  })
  expect(cutOff).toEqual([])
})

test.describe('on the 404 page', () => {
  test.use({ staged: [/404/] })

  test('no sideways scrolling is needed at 320 px', async ({ read }) => {
    const page = await read('/no-such-page', { width: 320, height: 640 })
    expect(await widthOf(page)).toEqual({ scrolledPx: 0, pageWidthPx: 320 })
  })
})

for (const name of ['Menu', 'Search']) {
  test(`the ${name} dialog fits into 320 px`, { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const widths = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }))
    expect(widths).toEqual({ scrollWidth: widths.clientWidth, clientWidth: widths.clientWidth })
    expect(widths.clientWidth).toBeLessThanOrEqual(320)
  })
}
