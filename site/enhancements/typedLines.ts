/** A line of a phrase as the browser lays it out, in CSS pixels from the headline's own corner. */
export type TypedLine = {
  letters: string[]
  /** Letters of the phrase that are typed before it. */
  start: number
  topPx: number
  heightPx: number
  /** Where it begins, and how far it reaches with one, two and more of its letters. */
  reachPx: number[]
}

/** @param origin the box from whose corner the lines are measured. */
export function typedLines(phrase: Text, origin: DOMRect): TypedLine[] {
  const range = document.createRange()
  const lines: TypedLine[] = []
  let line: TypedLine | undefined
  let end = 0
  Array.from(phrase.data).forEach((letter, start) => {
    range.setStart(phrase, end)
    end += letter.length
    range.setEnd(phrase, end)
    if (letter === '\n') {
      line = undefined
      return
    }
    const { left, right, top, height: heightPx } = range.getBoundingClientRect()
    const topPx = top - origin.top
    if (!line || topPx > line.topPx + heightPx / 2) {
      line = { letters: [], start, topPx, heightPx, reachPx: [left - origin.left] }
      lines.push(line)
    }
    line.letters.push(letter)
    line.reachPx.push(right - origin.left)
  })
  return lines
}

/** Where the ball stands after so many letters of a phrase: before the next one only where that begins a line. */
export function placeAfter(lines: TypedLine[], length: number): string {
  const line = lines.find(({ start, reachPx }) => length < start + reachPx.length)
  return line ? `${line.reachPx[length - line.start]}px ${line.topPx}px` : 'none'
}
