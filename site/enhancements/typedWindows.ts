import type { TypedLine } from './typedLines.ts'

/** How far letters may reach out of where they stand, beside their height. */
const OVERHANG = 0.3

/** What the eye sees: so many letters of a phrase. */
export type Typed = { phrase: number; length: number }

/** Something that moves as letters come and go; its place is a value of `translate`. */
export type Moved = { element: HTMLElement; placeAt: (typed: Typed) => string }

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
    const lines = phrases.map((phrase) => phrase[Math.floor(index / 2)])
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
  const window = stage.appendChild(document.createElement('span'))
  const words = window.appendChild(document.createElement('span'))
  Object.assign(window.style, {
    top: `${topPx - overhangPx}px`,
    left: `${-overhangPx}px`,
    width: `${widthPx + 2 * overhangPx}px`,
    height: `${rowPx}px`,
    lineHeight: `${rowPx}px`,
  })
  for (const line of lines) {
    const row = words.appendChild(document.createElement('span'))
    row.style.height = `${rowPx}px`
    row.style.paddingLeft = `${overhangPx + (line?.reachPx[0] ?? 0)}px`
    line?.letters.forEach((letter, place) => {
      const span = row.appendChild(document.createElement('span'))
      span.textContent = letter
      if (place % 2 !== parity) span.style.visibility = 'hidden'
    })
  }

  /** How much of the window lies beyond its edge. */
  const hiddenPx = ({ phrase, length }: Typed) => {
    const line = lines[phrase]
    const lettersTyped = length - (line?.start ?? 0)
    const last = Math.min(lettersTyped, line?.letters.length ?? 0) - 1
    const lastShown = last % 2 === parity ? last : last - 1
    if (!line || lastShown < 0) return widthPx + 2 * overhangPx
    const [leftPx = 0, rightPx] = line.reachPx.slice(lastShown + 1)
    return rightPx === undefined ? 0 : widthPx + overhangPx - (leftPx + rightPx) / 2
  }
  return [
    { element: window, placeAt: (typed) => `${-hiddenPx(typed)}px` },
    {
      element: words,
      placeAt: (typed) => `${hiddenPx(typed)}px ${-typed.phrase * rowPx}px`,
    },
  ]
}
