/** `full` takes the twelve columns, `wide` seven, `narrow` five. */
export type CaseWidth = 'full' | 'wide' | 'narrow'

/** Widths of the cases, in order; the pattern repeats. */
const PATTERN: CaseWidth[] = ['full', 'wide', 'narrow', 'narrow', 'wide']

/** Width of a case. A last case that would be alone in its row takes the full row. */
export function widthAt(index: number, count: number): CaseWidth {
  const place = index % PATTERN.length
  const isAlone = index === count - 1 && (place === 1 || place === 3)
  return isAlone ? 'full' : (PATTERN[place] ?? 'full')
}
