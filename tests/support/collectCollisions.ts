import type { Page } from '@playwright/test'

/** Letters with upright sides: kerning never makes two of them overlap. */
const UPRIGHT = 'dhilmnu'

/**
 * Letters of headings, prices and figures whose ink overlaps, in two lines or side by side. The ink is measured as the
 * browser draws it.
 */
export function collectCollisions(page: Page): Promise<string[]> {
  return page.evaluate((upright) => {
    // On low-density screens the browser places letters at whole pixels.
    const ROUNDED_PX = 0.75
    type Ink = {
      letter: string
      line: number
      left: number
      right: number
      top: number
      bottom: number
    }
    const MEASURED_PX = 1000
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('No canvas.')
    const heading = document.querySelector('h1')
    if (!heading) throw new Error('No main heading.')
    const [family = ''] = getComputedStyle(heading).fontFamily.split(',')

    function inkOf(
      node: Text,
      style: CSSStyleDeclaration,
      context: CanvasRenderingContext2D,
    ): Ink[] {
      // Measured at a large size, because the browser rounds ink to whole pixels.
      const scale = Number.parseFloat(style.fontSize) / MEASURED_PX
      context.font = `${style.fontWeight} ${MEASURED_PX}px ${style.fontFamily}`
      const range = document.createRange()
      const inks: Ink[] = []
      let line = 0
      for (const [index, letter] of [...node.data].entries()) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const box = range.getBoundingClientRect()
        if (!letter.trim() || box.width === 0) continue
        const ink = context.measureText(letter)
        // The box of the font is centred in the box of the line.
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink
        const baseline = box.top + box.height / 2 + (scale * (ascent - descent)) / 2
        const previous = inks.at(-1)
        if (previous && box.left < previous.left) line += 1
        inks.push({
          letter,
          line,
          left: box.left - scale * ink.actualBoundingBoxLeft,
          right: box.left + scale * ink.actualBoundingBoxRight,
          top: baseline - scale * ink.actualBoundingBoxAscent,
          bottom: baseline + scale * ink.actualBoundingBoxDescent,
        })
      }
      return inks
    }

    function meet(one: Ink, other: Ink): boolean {
      const across = one.left < other.right && other.left < one.right
      if (one.line !== other.line) return across && one.top < other.bottom && other.top < one.bottom
      const overlapPx = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      if (overlapPx < ROUNDED_PX) return false
      return upright.includes(one.letter) && upright.includes(other.letter)
    }

    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('.visually-hidden')) continue
      const style = getComputedStyle(parent)
      if (!style.fontFamily.startsWith(family.trim())) continue
      const inks = inkOf(node as Text, style, pen)
      for (const [index, one] of inks.entries()) {
        const other = inks.slice(index + 1).find((next) => meet(one, next))
        if (other) found.push(`${one.letter} and ${other.letter} in "${(node as Text).data}"`)
      }
    }
    return found
  }, UPRIGHT)
}
