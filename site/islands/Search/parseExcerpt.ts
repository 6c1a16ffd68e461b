export type ExcerptPart = { text: string; found: boolean }

const MARKED = /<mark>(.*?)<\/mark>/gs

/**
 * The engine's excerpt, which is text with `<mark>` around what was found, as parts. Whatever else looks
 * like markup stays text: nothing of a page or a query is ever taken for HTML.
 */
export function parseExcerpt(excerpt: string): ExcerptPart[] {
  // Splitting by a pattern with a group gives plain and found text in turn.
  return excerpt
    .split(MARKED)
    .map((text, index) => ({ text: decode(text), found: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** The engine escapes these two signs and no others. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}
