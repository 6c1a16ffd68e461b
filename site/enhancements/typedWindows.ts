import type { TypedLine } from './typedLines.ts'

/** How far letters may reach out of where they stand, beside their height. */
const OVERHANG = 0.3

/** What the eye sees: so many letters of a phrase. */
export type Typed = { phrase: number; length: number }

/** Something that moves as letters come and go; its place is a value of `translate`. */
export type Moved = [element: HTMLElement, placeAt: (typed: Typed) => string]

/**
 * Puts the phrases behind windows that show what is typed: a window's edge moves over the words, which move back in it
 * by as much. Each line of the headline has two, one with every other letter and one with those between: letters reach
 * over into their neighbours, and the edge that cuts none is in the middle of a letter that its window does not have.
 * The phrases' lines stand below each other in a window, one of them in sight.
 */
export function typedWindows(
  stage: HTMLElement,
  phrases: TypedLine[][],
  headlineWidthPx: number,
): Moved[] {
  const reachesPx = phrases.flat().map(({ reachPx }) => reachPx.at(-1) ?? 0)
  const widthPx = Math.max(headlineWidthPx, ...reachesPx)
  const lineCount = Math.max(...phrases.map(({ length }) => length))
  return Array.from({ length: 2 * lineCount }, (_, index) => {
    const lines = phrases.map((phrase) => phrase[index >> 1])
    return typedWindow(stage, lines, index % 2, widthPx)
  }).flat()
}

/** @param parity of the places of those letters that it shows. */
function typedWindow(
  stage: HTMLElement,
  lines: (TypedLine | undefined)[],
  parity: number,
  widthPx: number,
): Moved[] {
  const { topPx = 0, heightPx = 0 } = lines.find(Boolean) ?? {}
  const overhangPx = OVERHANG * heightPx
  const rowPx = heightPx + 2 * overhangPx
  const fullPx = widthPx + 2 * overhangPx
  const window = appendSpan(stage)
  window.style.cssText = `top:${topPx - overhangPx}px;left:${-overhangPx}px;width:${fullPx}px;height:${rowPx}px;line-height:${rowPx}px`
  const words = appendSpan(window)
  for (const line of lines) {
    const row = appendSpan(words)
    row.style.cssText = `height:${rowPx}px;padding-left:${overhangPx + (line?.reachPx[0] ?? 0)}px`
    line?.letters.forEach((letter, place) => {
      const span = appendSpan(row)
      span.textContent = letter
      if (place % 2 !== parity) span.style.visibility = 'hidden'
    })
  }

  /** How much of the window lies beyond its edge. */
  const hiddenPx = ({ phrase, length }: Typed) => {
    const { start = 0, letters = [], reachPx = [] } = lines[phrase] ?? {}
    const last = Math.min(length - start, letters.length) - 1
    const lastShown = last - Math.abs((last - parity) % 2)
    if (lastShown < 0) return fullPx
    const [leftPx = 0, rightPx] = reachPx.slice(lastShown + 1)
    return rightPx === undefined ? 0 : fullPx - overhangPx - (leftPx + rightPx) / 2
  }
  return [
    [window, (typed) => `${-hiddenPx(typed)}px`],
    [words, (typed) => `${hiddenPx(typed)}px ${-typed.phrase * rowPx}px`],
  ]
}

export function appendSpan(parent: HTMLElement): HTMLElement {
  return parent.appendChild(document.createElement('span'))
}
