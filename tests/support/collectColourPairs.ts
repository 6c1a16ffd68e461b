import type { Page } from '@playwright/test'
import {
  colourPairs,
  SURFACES_OF_EITHER_TONE,
  TEXT_CONTRAST,
} from '../../content-model/checkPalette.ts'
import type { SiteContent } from '../../content-model/collections.ts'
import { toneOnColour } from '../../content-model/colours.ts'

/** A colour that a visitor sees on another, as `rgb(…)`; `kind` decides the contrast it needs. */
type SeenPair = { kind: 'text' | 'graphic'; colour: string; surface: string; where: string }

/**
 * Every pair of colours on a page: text, field values, placeholders, field borders, icons and focus rings, including
 * those of hidden dialogs. Pictures, gradients and translucent surfaces are skipped, because they are not a single
 * palette colour.
 */
function collectColourPairs(page: Page): Promise<SeenPair[]> {
  return page.evaluate(() => {
    const pairs = new Map<string, SeenPair>()

    /** A surface that rises behind an element when the element opens (site/sections/ServiceRows), fully risen. */
    function isFlood({
      content,
      position,
      zIndex,
      clipPath,
      backgroundColor,
    }: CSSStyleDeclaration) {
      const isBehind = content !== 'none' && position === 'absolute' && zIndex === '-1'
      return isBehind && clipPath === 'inset(0px)' && backgroundColor.startsWith('rgb(')
    }

    function surfaceOf(from: Element | null): string | undefined {
      for (let element = from; element; element = element.parentElement) {
        const flood = getComputedStyle(element, '::before')
        if (isFlood(flood)) return flood.backgroundColor
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        if (backgroundImage !== 'none') return undefined
        if (backgroundColor.startsWith('rgb(')) return backgroundColor
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return undefined
      }
      return 'rgb(255, 255, 255)'
    }

    function note(kind: SeenPair['kind'], colour: string, on: Element | null, element: Element) {
      const surface = surfaceOf(on)
      if (!surface || !colour.startsWith('rgb(')) return
      const where = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      const key = `${kind} ${colour} ${surface}`
      if (!pairs.has(key)) pairs.set(key, { kind, colour, surface, where })
    }

    /** A ring around an element is on the surface of its parent; a ring inside an element is on its own surface. */
    function noteFocusRing(element: HTMLElement) {
      element.focus({ preventScroll: true })
      if (document.activeElement !== element) return
      const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element)
      const on = Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement
      if (outlineStyle !== 'none') note('graphic', outlineColor, on, element)
    }

    const ringsSeen = new Set<string>()
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element)
      // The footer's full stop has no size: the ball takes its place.
      const hasWords =
        style.fontSize !== '0px' &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
      const isField = element.matches('input:not([type=hidden]), textarea')
      const isDrawn = element.namespaceURI === 'http://www.w3.org/2000/svg'
      if (element.matches('script, style, template, title, :disabled, [aria-hidden=true]')) continue
      if (hasWords && !isDrawn) note('text', style.color, element, element)
      if (hasWords && isDrawn) note('text', style.fill, element.closest('svg'), element)
      if (isField) {
        note('text', style.color, element, element)
        note('text', getComputedStyle(element, '::placeholder').color, element, element)
        if (style.borderTopWidth !== '0px') {
          note('graphic', style.borderTopColor, element, element)
          note('graphic', style.borderTopColor, element.parentElement, element)
        }
      }
      if (element.matches('svg') && element.closest('a, button, summary, label')) {
        note('graphic', style.color, element, element)
      }
      if (element.matches('a, button, input, textarea, summary')) {
        const ring = `${element.className} ${surfaceOf(element)} ${surfaceOf(element.parentElement)}`
        if (!ringsSeen.has(ring)) noteFocusRing(element)
        ringsSeen.add(ring)
      }
    }
    return [...pairs.values()]
  })
}

/**
 * Colour pairs of a page in its current state whose contrast the palette check does not guarantee. A site without such
 * pairs is legible in every palette that the build accepts.
 * @returns a line for each pair. @throws if the page shows too few pairs for the check to mean anything.
 */
export async function collectUncheckedPairs(page: Page, content: SiteContent): Promise<string[]> {
  const checked = checkedPairs(content)
  const seen = await collectColourPairs(page)
  if (seen.length < 5) throw new Error(`${page.url()} shows ${seen.length} pairs of colours.`)
  return seen
    .filter(({ kind, colour, surface }) => !checked.has(pairKey(kind, colour, surface)))
    .map(({ kind, colour, surface, where }) => `${kind} in ${colour} on ${surface}: ${where}`)
}

function checkedPairs({ palette, projects }: SiteContent): Set<string> {
  const fixed = colourPairs(palette).flatMap(({ colour, surface, needs, mixed }) => {
    if (mixed) return []
    const kinds = needs === TEXT_CONTRAST ? KINDS : (['graphic'] as const)
    return kinds.map((kind) => pairKey(kind, rgb(palette[colour]), rgb(palette[surface])))
  })
  const fields = [
    ...SURFACES_OF_EITHER_TONE.map((name) => palette[name]),
    ...projects.map((project) => project.colour),
  ]
  const chosen = fields.flatMap((field) => {
    const colour = toneOnColour(palette, field) ? palette.paper : palette.ink
    return KINDS.map((kind) => pairKey(kind, rgb(colour), rgb(field)))
  })
  return new Set([...fixed, ...chosen])
}

const KINDS = ['text', 'graphic'] as const

function pairKey(kind: SeenPair['kind'], colour: string, surface: string): string {
  return `${kind}: ${colour} on ${surface}`
}

/** A colour in the form of computed styles. */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${channels.join(', ')})`
}
