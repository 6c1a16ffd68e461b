export type ExcerptPart = { text: string; found: boolean }

/** Length that tells whether an excerpt begins or ends where the page does. */
const COMPARED_LETTERS = 40

const MARKED = /<mark>(.*?)<\/mark>/gs

/**
 * The engine's excerpt, which is text with `<mark>` around the match, as parts; with an ellipsis where the
 * page's whole text goes on. Anything else that looks like markup stays text: nothing of a page or a query is
 * ever taken for HTML.
 */
export function parseExcerpt(excerpt: string, wholeText: string): ExcerptPart[] {
  // Splitting by a pattern with a group gives plain text and matches in turn.
  const parts = excerpt
    .split(MARKED)
    .map((text, index) => ({ text: decode(text), found: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
  const plain = parts.map(({ text }) => text).join('')
  const whole = wholeText.trim()
  return [
    ...(whole.startsWith(plain.slice(0, COMPARED_LETTERS)) ? [] : [{ text: '… ', found: false }]),
    ...parts,
    ...(whole.endsWith(plain.slice(-COMPARED_LETTERS)) ? [] : [{ text: ' …', found: false }]),
  ]
}

/** The engine escapes these two characters and no others. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}
