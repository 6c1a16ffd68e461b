const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Signs that take two columns: emoji, and the scripts that are written in squares. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])/u
/** Signs that take none by themselves. */
const EMPTY = /^[\p{Mn}\p{Me}\p{Cf}]+$/u

/** Columns that a line takes on a terminal. */
export function textWidth(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += signWidth(segment)
  return width
}

/** Shortens a line to a width; an ellipsis says that it was longer. */
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

/** Fills a line up to a width with spaces. */
export function padText(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)))
}

function signWidth(sign: string): number {
  if (EMPTY.test(sign)) return 0
  return WIDE.test(sign) ? 2 : 1
}
