/**
 * Control characters, the two Unicode line separators, and characters that XML forbids. Pasting from Word and other
 * programs adds them invisibly.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu
const UNSEEN_BUT_LINES = /[^\P{Cc}\t\n\r]|[\p{Cs}\u2028\u2029\ufffe\uffff]/gu
const RUN = new RegExp(`(?:${UNSEEN.source})+`, 'gu')

/** Replaces each such character except tabs and line breaks with a space. Lines and columns keep their numbers. */
export function withoutControls(text: string): string {
  return text.replace(UNSEEN_BUT_LINES, ' ')
}

/** Replaces runs of such characters, including line breaks, with a space in all texts of a value. */
export function onOneLine(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(RUN, ' ')
  if (Array.isArray(value)) return value.map(onOneLine)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [onOneLine(name), onOneLine(part)]),
  )
}
