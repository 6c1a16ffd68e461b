/**
 * Control characters, the two separators that programs take for the end of a line, and characters that XML forbids.
 * Word and other programs paste them invisibly.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu
const UNSEEN_BUT_LINES = /[^\P{Cc}\t\n\r]|[\p{Cs}\u2028\u2029\ufffe\uffff]/gu
const RUN = new RegExp(`(?:${UNSEEN.source})+`, 'gu')

/** A text of several lines with a blank for each such character. Lines and columns stay as they are. */
export function withoutControls(text: string): string {
  return text.replace(UNSEEN_BUT_LINES, ' ')
}

/** A value of a file with its texts on one line each, as every field has them: breaks of line become blanks too. */
export function onOneLine(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(RUN, ' ')
  if (Array.isArray(value)) return value.map(onOneLine)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [onOneLine(name), onOneLine(part)]),
  )
}
