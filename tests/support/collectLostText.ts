import type { Page } from '@playwright/test'

/**
 * Text that cannot be read: cut off by a box that hides its overflow, outside the page, or under other text. Skips
 * parts that scroll in their own frame, are in a slide show, or move with the window (header, chat button).
 * @returns a line for each lost text.
 */
export function collectLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { element: Element; words: string; box: DOMRect }
    // A font's box is higher than its letters: tight headings overlap the boxes of other lines, but not their letters.
    const LETTERS_FROM = 0.3
    const LETTERS_TO = 0.75
    const TOLERANCE_PX = 2

    const isPassedOver = (element: Element) => {
      if (element.closest('slide-show, script, style, noscript, dialog')) return true
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { position, overflowX } = getComputedStyle(one)
        if (position === 'fixed' || position === 'sticky' || overflowX === 'auto') return true
        // Text for screen readers only, however it is hidden.
        if (overflowX === 'hidden' && one.clientWidth <= 1) return true
      }
      return false
    }

    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim()
      if (!element || !words || isPassedOver(element)) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        const top = y + scrollY + height * LETTERS_FROM
        const box = new DOMRect(x, top, width, height * (LETTERS_TO - LETTERS_FROM))
        if (width > 1) lines.push({ element, words: words.slice(0, 40), box })
      }
    }

    const lost: string[] = []
    const pageWidthPx = document.documentElement.clientWidth
    for (const { element, words, box } of lines) {
      if (box.left < -TOLERANCE_PX || box.right > pageWidthPx + TOLERANCE_PX) {
        lost.push(`outside the page: ${words}`)
      }
      for (
        let one: Element | null = element;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(one)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const frame = one.getBoundingClientRect()
        const isCut =
          box.left < frame.left - TOLERANCE_PX ||
          box.right > frame.right + TOLERANCE_PX ||
          box.top < frame.top + scrollY - TOLERANCE_PX ||
          box.bottom > frame.bottom + scrollY + TOLERANCE_PX
        if (isCut) lost.push(`cut off: ${words}`)
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top)
    for (const [index, { element, words, box }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > box.bottom - TOLERANCE_PX) break
        if (other.element === element) continue
        const sharedPx = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        if (sharedPx > TOLERANCE_PX) lost.push(`over each other: ${words} / ${other.words}`)
      }
    }
    return [...new Set(lost)]
  })
}
