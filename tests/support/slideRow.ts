import type { Locator, Page } from '@playwright/test'

export type SlideInView = { text: string; leftPx: number; rightPx: number }

/** The slides that are completely visible in a row, from left to right. Empty while the row moves. */
export function slidesInView(row: Locator): Promise<SlideInView[]> {
  return row.evaluate((view) => {
    const window = view.getBoundingClientRect()
    const slides = [...view.querySelectorAll('[data-slide]')].map((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return { text: slide.textContent, leftPx: left - window.left, rightPx: right - window.left }
    })
    const atRest = slides.some(({ leftPx }) => Math.abs(leftPx) <= 1)
    return slides
      .filter(({ leftPx, rightPx }) => atRest && leftPx >= -1 && rightPx <= window.width + 1)
      .sort((one, other) => one.leftPx - other.leftPx)
  })
}

/** The given names that are completely visible in a row, from left to right. Empty while the row moves. */
export async function namesInView(row: Locator, names: string[]): Promise<(string | undefined)[]> {
  const slides = await slidesInView(row)
  return slides.map(({ text }) => names.find((name) => text.includes(name)))
}

/** The given names in a loop, starting with `first`. */
export function namesFrom(names: string[], first: string, count: number): (string | undefined)[] {
  const start = names.indexOf(first)
  return Array.from({ length: count }, (_, index) => names[(start + index) % names.length])
}

/** Scrolls a part to the middle of the window at once. */
export async function bringIntoView(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

const SWIPE_STEPS = 8

/**
 * Swipes with a finger over most of a part's width.
 * @param stepMs time between two of the finger's eight moves: 16 for an easy swipe, 1 for a hard one.
 */
export async function swipe(
  page: Page,
  part: Locator,
  direction: 'left' | 'right',
  stepMs = 16,
): Promise<void> {
  const box = await part.boundingBox()
  if (!box) throw new Error('What is swiped is not in the page.')
  const finger = await page.context().newCDPSession(page)
  const sign = direction === 'left' ? -1 : 1
  const y = box.y + box.height * 0.4
  const startX = box.x + box.width * (direction === 'left' ? 0.85 : 0.15)
  const touch = (type: 'touchStart' | 'touchMove', step: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: startX + (sign * box.width * 0.7 * step) / SWIPE_STEPS, y }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= SWIPE_STEPS; step++) {
    await touch('touchMove', step)
    await page.waitForTimeout(stepMs)
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}
