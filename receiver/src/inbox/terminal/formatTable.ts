import { fitText, padText, textWidth } from './textWidth.ts'

/**
 * A column of a table. An elastic one shrinks down to `minWidth` where room is short; of the others
 * those with the highest `yields` go first where there is still too little.
 */
export type TableColumn = { title: string; minWidth?: number; yields?: number }

const GAP = '  '

/**
 * Sets rows in columns, with their titles above.
 * @param cells texts of one line each, as many in a row as there are columns.
 * @param width columns of the terminal; null sets everything in full.
 */
export function formatTable(
  columns: readonly TableColumn[],
  cells: readonly (readonly string[])[],
  width: number | null,
): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...cells.map((row) => textWidth(row[index] ?? ''))),
  )
  if (width !== null) fitWidths(columns, widths, width)
  const lines = [columns.map(({ title }) => title), ...cells].map((row) =>
    row
      .flatMap((cell, index) => {
        const room = widths[index] ?? 0
        return room > 0 ? [padText(fitText(cell, room), room)] : []
      })
      .join(GAP)
      .trimEnd(),
  )
  return lines.map((line) => `${line}\n`).join('')
}

/** Takes width from the widest elastic column until all fit; then leaves columns out. */
function fitWidths(columns: readonly TableColumn[], widths: number[], available: number): void {
  const shown = () => widths.filter((one) => one > 0)
  const excess = () =>
    shown().reduce((sum, one) => sum + one, (shown().length - 1) * GAP.length) - available
  for (;;) {
    while (excess() > 0) {
      const [widest] = columns
        .map(({ minWidth }, index) => ({ index, minWidth, room: widths[index] ?? 0 }))
        .filter(({ minWidth, room }) => minWidth !== undefined && room > minWidth)
        .sort((a, b) => b.room - a.room)
      if (!widest) break
      widths[widest.index] = widest.room - 1
    }
    if (excess() <= 0) return
    const [first] = columns
      .map(({ yields }, index) => ({ index, yields: yields ?? 0 }))
      .filter(({ index, yields }) => yields > 0 && (widths[index] ?? 0) > 0)
      .sort((a, b) => b.yields - a.yields)
    if (!first) return
    widths[first.index] = 0
  }
}
