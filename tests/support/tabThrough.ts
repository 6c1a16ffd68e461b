import type { Page } from '@playwright/test'
import { nextFrames } from './time.ts'

/** The name of the focused element, and its faults. */
type Stop = { name: string; faults: string[]; isBody: boolean }

const MAX_STOPS = 250

/**
 * Goes through a page by Tab or Shift+Tab, from one end to the other.
 * @returns the number of controls, and a line for each control whose focus is not visible: it has no ring, or the fixed
 * header or the chat button covers it.
 */
export async function tabThrough(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = []
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key)
    // The header follows scrolling in the next frame.
    await nextFrames(page, 2)
    const { name, faults, isBody } = await page.evaluate(judgeFocus)
    if (isBody) return { stops, unseen }
    unseen.push(...faults.map((fault) => `${fault}: ${name}`))
  }
  throw new Error(`After ${MAX_STOPS} presses of ${key} the page had not come to its end.`)
}

/** Runs in the page. */
function judgeFocus(): Stop {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { name: '', faults: [], isBody: true }
  }
  const name = `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`
  const faults: string[] = []

  // The ring of a pill surrounds field and button together; the ring of a card is on a layer above it.
  const ringed = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
  ]
  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  if (!ringed.some(isRing)) faults.push('no ring')

  const { left, top, right, bottom } = element.getBoundingClientRect()
  const INSET_PX = 2
  const clamp = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1)
  const xs = [left + INSET_PX, (left + right) / 2, right - INSET_PX].map((x) =>
    clamp(x, innerWidth),
  )
  const ys = [top + INSET_PX, (top + bottom) / 2, bottom - INSET_PX].map((y) =>
    clamp(y, innerHeight),
  )
  const points = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)))
  const isOwn = (hit: Element | null) =>
    hit !== null && (element.contains(hit) || hit.contains(element))
  const bar = document.querySelector('[data-stuck]')
  if (bottom <= 0 || top >= innerHeight) faults.push('outside the window')
  else if (!points.some(isOwn)) faults.push('covered')
  else if (
    bar &&
    !bar.contains(element) &&
    points.some((hit) => bar.contains(hit)) &&
    bottom - top < innerHeight / 2
  ) {
    faults.push('under the header')
  }
  return { name, faults, isBody: false }
}
