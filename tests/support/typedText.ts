import { expect, type Page } from '@playwright/test'
import { pass } from './time.ts'

/** The words that the eye sees typed in the headline, from left to right: letters of which more than half is in sight. */
export function typedText(page: Page): Promise<string> {
  return page
    .getByRole('heading', { level: 1 })
    .locator('[data-typewriter]')
    .evaluate((first) => {
      const headline = first.parentElement as HTMLElement
      const isInSight = (element: Element, xPx: number, yPx: number): boolean => {
        if (getComputedStyle(element).visibility !== 'visible') return false
        for (let box: Element | null = element; box && box !== headline; box = box.parentElement) {
          const { left, right, top, bottom } = box.getBoundingClientRect()
          const isInside = left < xPx && xPx < right && top < yPx && yPx < bottom
          if (getComputedStyle(box).overflow === 'hidden' && !isInside) return false
        }
        return true
      }
      const letters: { letter: string; leftPx: number; topPx: number }[] = []
      const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        for (let place = 0; place < (text as Text).length; place++) {
          range.setStart(text, place)
          range.setEnd(text, place + 1)
          const { left, right, top, bottom } = range.getBoundingClientRect()
          if (isInSight(text.parentElement as Element, (left + right) / 2, (top + bottom) / 2)) {
            letters.push({ letter: range.toString(), leftPx: left, topPx: Math.round(top) })
          }
        }
      }
      letters.sort((a, b) => a.topPx - b.topPx || a.leftPx - b.leftPx)
      return letters.map(({ letter }) => letter).join('')
    })
}

/** Lets time pass on a page whose clock is stopped until its headline types, as it does once the browser rests. */
export async function typingBegins(page: Page): Promise<void> {
  const typing = page.getByRole('heading', { level: 1 }).locator('[data-typing]')
  await expect
    .poll(async () => {
      await pass(page, 10)
      return typing.count()
    })
    .toBe(1)
}
