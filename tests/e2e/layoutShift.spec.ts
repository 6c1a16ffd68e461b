import type { Page } from '@playwright/test'
import { bringIntoView } from '../support/slideRow.ts'
import { nextFrames } from '../support/time.ts'
import { typedText } from '../support/typedText.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

declare global {
  interface Window {
    shifts: { score: number; moved: string }[]
  }
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/** Records every layout shift from now on, with the moved elements. */
async function watchShifts(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName)
        window.shifts.push({ score: value, moved: moved.join(' | ') })
      }
    }).observe({ type: 'layout-shift' })
  })
}

const shifts = (page: Page) => page.evaluate(() => window.shifts)

async function scrollToTheEnd(page: Page) {
  const atEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await atEnd())) {
    await page.mouse.wheel(0, 400)
    await nextFrames(page, 6)
  }
  await nextFrames(page, 20)
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, { tag: '@long' }, () => {
    test.use({ viewport })

    test('nothing shifts while the home page scrolls down', async ({ page }) => {
      await page.goto('/')
      await watchShifts(page)
      await scrollToTheEnd(page)
      // Waits until the counters have finished.
      await expect(page.locator('[data-count-up]')).toHaveText(['5', '200', '95', '50'])
      expect(await shifts(page)).toEqual([])
    })

    test('nothing shifts while the headline types and the partners move', async ({ page }) => {
      await page.goto('/')
      await watchShifts(page)
      const phrase = await typedText(page)
      await expect.poll(() => typedText(page)).not.toBe(phrase)
      const rows = page.getByRole('group', { name: 'Our partners' })
      await bringIntoView(rows.first())
      const moving = rows.and(page.locator('[data-moving]'))
      for (let move = 0; move < 2; move++) {
        await expect(moving).not.toHaveCount(0)
        await expect(moving).toHaveCount(0)
      }
      expect(await shifts(page)).toEqual([])
    })
  })
}
