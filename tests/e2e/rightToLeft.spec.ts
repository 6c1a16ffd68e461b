import { expect, test } from '../support/visitor.ts'

/** Lays the pages out as for a right-to-left language; their words stay English. */
test.beforeEach(({ page }) =>
  page.route(/\/(?:pricing|contact)?$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<html ', '<html dir="rtl" ') })
  }),
)

test('right-to-left pages need no sideways scrolling at 320 px, and the left arrow selects the next tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/contact', '/pricing']) {
    await page.goto(path)
    const width = await page.evaluate(() => {
      scrollTo({ left: -100, behavior: 'instant' })
      return { scrolledPx: scrollX, pageWidthPx: document.documentElement.scrollWidth }
    })
    expect(width, path).toEqual({ scrolledPx: 0, pageWidthPx: 320 })
  }
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab').nth(1)).toBeFocused()
})
