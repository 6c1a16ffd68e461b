import type { Page } from '@playwright/test'
import { laidOut } from '../support/laidOut.ts'
import { bringIntoView } from '../support/slideRow.ts'
import { nextFrames, pass, stopClock } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const FINAL = ['5', '200', '95', '50']
const DURATION_MS = 2000
const FRAME_MS = 16

const figures = (page: Page) => page.locator('[data-count-up]')
const numbers = async (page: Page) => (await figures(page).allTextContents()).map(Number)

test('the HTML contains the final figures', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const written = [...html.matchAll(/data-count-up="\d+">(\d+)</g)].map(([, figure]) => figure)
  expect(written).toEqual(FINAL)
})

test.describe('as time goes by', () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await laidOut(page)
    await nextFrames(page)
  })

  test('the figures count up from zero in 2 seconds when they scroll into view, and only once', async ({
    page,
  }) => {
    await pass(page, DURATION_MS)
    await expect(figures(page)).toHaveText(FINAL)
    // Counters show zero until they scroll into view.
    await figures(page)
      .first()
      .evaluate((figure) => {
        scrollBy({
          top: figure.getBoundingClientRect().top - 1.2 * innerHeight,
          behavior: 'instant',
        })
      })
    await expect(figures(page)).toHaveText(['0', '0', '0', '0'])
    await pass(page, 1000)
    await expect(figures(page)).toHaveText(['0', '0', '0', '0'])
    await bringIntoView(figures(page).first())
    await nextFrames(page)
    await expect(figures(page)).toHaveText(['0', '0', '0', '0'])
    await pass(page, DURATION_MS / 4)
    const early = await numbers(page)
    await pass(page, DURATION_MS / 4)
    const later = await numbers(page)
    for (const [index, figure] of later.entries()) {
      expect(early[index]).toBeGreaterThan(0)
      expect(figure).toBeGreaterThan(early[index] ?? 0)
      expect(figure).toBeLessThan(Number(FINAL[index]))
    }
    // Counting slows down, so the largest figure is one short until the last 0.3 s.
    await pass(page, 0.35 * DURATION_MS)
    await expect(figures(page).nth(1)).toHaveText('199')
    await pass(page, 0.15 * DURATION_MS + FRAME_MS)
    await expect(figures(page)).toHaveText(FINAL)
    await bringIntoView(page.getByRole('heading', { level: 1 }))
    await nextFrames(page)
    await bringIntoView(figures(page).first())
    await nextFrames(page)
    await expect(figures(page)).toHaveText(FINAL)
    await pass(page, DURATION_MS / 2)
    await expect(figures(page)).toHaveText(FINAL)
  })
})
