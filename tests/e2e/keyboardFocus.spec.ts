import { roundOf } from '../support/round.ts'
import { tabThrough } from '../support/tabThrough.ts'
import { expect, test } from '../support/visitor.ts'

const PAGES = ['/contact', '/', '/web-development', '/gdpr-compliance']
const VISITS = [
  ...PAGES.map((address) => ({ address, width: 1440 })),
  ...PAGES.map((address) => ({ address, width: 390 })),
]

for (const { address, width } of roundOf(VISITS)) {
  test(`on ${address} at ${width} px the focus is always visible, forwards and backwards`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    const forwards = await tabThrough(page, 'Tab')
    const backwards = await tabThrough(page, 'Shift+Tab')
    expect(forwards.unseen).toEqual([])
    expect(backwards.unseen).toEqual([])
    expect(forwards.stops, 'Tab goes through the page').toBeGreaterThan(25)
  })
}

test('the focus ring of the first links does not extend beyond the window', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/faq')
  for (const name of [/@/, /^0/]) {
    const link = page.getByRole('link', { name }).first()
    await link.focus()
    const beyondPx = await link.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element)
      const ringPx = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      return ringPx - element.getBoundingClientRect().top
    })
    await expect(link).toBeFocused()
    expect(beyondPx).toBeLessThanOrEqual(0)
  }
})
