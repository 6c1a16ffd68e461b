/**
 * A column of a table. If the table is too wide, columns with a `minWidth` shrink to it. If it is still too wide,
 * columns with `yields` are left out, the highest number first.
 */
export type TableColumn = { title: string; minWidth?: number; yields?: number }

const GAP = '  '

/**
 * Aligns rows in columns, with their titles above. A column without content in any row is left out.
 * @param rows texts of one line each, as many in a row as there are columns.
 * @param width columns of the terminal; null for no limit.
 */
export function formatTable(
  all: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number | null,
): string {
  const isFilled = all.map((_, index) => rows.some((row) => row[index] !== ''))
  const keepFilled = <Item>(items: readonly Item[]) => items.filter((_, index) => isFilled[index])
  const columns = keepFilled(all)
  const cells = rows.map(keepFilled)
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

/** Shrinks the widest columns that can shrink, and leaves columns out until the table fits. */
function fitWidths(columns: readonly TableColumn[], widths: number[], available: number): void {
  const natural = [...widths]
  while (!shrink(columns, widths, available)) {
    const [first] = columns
      .map(({ yields = 0 }, index) => ({ index, yields }))
      .filter(({ index, yields }) => yields > 0 && natural[index] !== 0)
      .sort((a, b) => b.yields - a.yields)
    if (!first) return
    natural[first.index] = 0
    for (const [index, width] of natural.entries()) widths[index] = width
  }
}

/** @returns whether the columns fit now. */
function shrink(columns: readonly TableColumn[], widths: number[], available: number): boolean {
  for (;;) {
    const shown = widths.filter((width) => width > 0)
    const taken = shown.reduce((sum, width) => sum + width, (shown.length - 1) * GAP.length)
    if (taken <= available) return true
    const [widest] = columns
      .map(({ minWidth = Number.POSITIVE_INFINITY }, index) => ({ index, minWidth }))
      .map((column) => ({ ...column, width: widths[column.index] ?? 0 }))
      .filter(({ minWidth, width }) => width > minWidth)
      .sort((a, b) => b.width - a.width)
    if (!widest) return false
    widths[widest.index] = widest.width - 1
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters that take two columns: emoji, and full-width scripts such as Chinese. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])/u
/** Characters that take no column by themselves. */
const EMPTY = /^[\p{Mn}\p{Me}\p{Cf}]+$/u

/** The number of columns that a line takes on a terminal. */
export function textWidth(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += signWidth(segment)
  return width
}

/** Truncates a line to a width, with an ellipsis at the end. */
export function fitText(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text
  let fitted = ''
  let width = 0
  for (const { segment } of graphemes.segment(text)) {
    width += signWidth(segment)
    if (width > columns - 1) break
    fitted += segment
  }
  return columns > 0 ? `${fitted}…` : ''
}

/** Pads a line with spaces to a width. */
export function padText(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)))
}

function signWidth(sign: string): number {
  if (EMPTY.test(sign)) return 0
  return WIDE.test(sign) ? 2 : 1
}
