import type { Page } from '@playwright/test'

/**
 * Elements that are too wide: text that overflows the window or a box that cuts it off, and boxes that make the page
 * scroll sideways. Skips slides, and parts that scroll in their own frame.
 * @returns a line for each element, with the path to it.
 */
export function collectTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1
    const windowPx = document.documentElement.clientWidth
    const dialog = document.querySelector('dialog:modal')
    const root = dialog ?? document.body
    const scrollers = [document.scrollingElement, dialog].filter((one) => one !== null)
    const lines: string[] = []

    const wayTo = (element: Element) => {
      const way: string[] = []
      for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
        const name = one.getAttribute('aria-labelledby') ?? one.id
        way.unshift([one.localName, name && `#${name}`, ...one.classList].filter(Boolean).join('.'))
      }
      return way.slice(-5).join(' > ')
    }
    const isOutside = ({ left, right }: DOMRect, frame: { left: number; right: number }) =>
      left < frame.left - TOLERANCE_PX || right > frame.right + TOLERANCE_PX

    /** The boxes that must contain the text: the window, and ancestors that cut off their overflow. */
    const framesOf = (element: Element) => {
      const frames: { left: number; right: number }[] = []
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX } = getComputedStyle(one)
        const scrolls = overflowX === 'auto' || overflowX === 'scroll'
        if (one.localName === 'slide-show' || (scrolls && !scrollers.includes(one))) return frames
        // Text for screen readers only is cut off on purpose.
        if (overflowX !== 'visible' && one.clientWidth <= 1) return []
        if (overflowX !== 'visible') frames.push(one.getBoundingClientRect())
        if (one === dialog) return frames
      }
      return [...frames, { left: 0, right: windowPx }]
    }

    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.closest('script, style, noscript')) {
        continue
      }
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && framesOf(element).some((frame) => isOutside(box, frame))) {
        lines.push(
          `words from ${Math.round(box.left)} to ${Math.round(box.right)} px: ${wayTo(element)}`,
        )
      }
    }

    for (const scroller of scrollers) {
      const { scrollWidth, clientWidth, localName } = scroller
      if (scrollWidth <= clientWidth) continue
      lines.push(`${localName} scrolls sideways: ${scrollWidth} of ${clientWidth} px`)
      const { right } = scroller.getBoundingClientRect()
      const far = [...scroller.querySelectorAll('*')].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().right > right + TOLERANCE_PX,
      )
      const innermost = far.filter(
        (one) => !far.some((other) => other !== one && one.contains(other)),
      )
      lines.push(...innermost.slice(0, 5).map((one) => `box out of it: ${wayTo(one)}`))
    }
    return [...new Set(lines)]
  })
}
