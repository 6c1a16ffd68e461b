export type ExcerptPart = { text: string; found: boolean }

/** Number of characters compared to see whether an excerpt begins or ends where the page does. */
const COMPARED_LETTERS = 40

const MARKED = /<mark>(.*?)<\/mark>/gs

/**
 * Splits the engine's excerpt, which is text with `<mark>` around matches, into parts; an ellipsis is added where the
 * page's text continues. Other markup remains text: nothing from a page or a query is ever interpreted as HTML.
 */
export function parseExcerpt(excerpt: string, wholeText: string): ExcerptPart[] {
  // Splitting by a pattern with a group yields plain text and matches alternately.
  const parts = excerpt
    .split(MARKED)
    .flatMap((text, index) =>
      index % 2 === 1 ? partsOfMatch(decode(text)) : [{ text: decode(text), found: false }],
    )
    .filter(({ text }) => text !== '')
  const plain = parts.map(({ text }) => text).join('')
  const whole = wholeText.trim()
  return [
    ...(whole.startsWith(plain.slice(0, COMPARED_LETTERS)) ? [] : [{ text: '… ', found: false }]),
    ...parts,
    ...(whole.endsWith(plain.slice(-COMPARED_LETTERS)) ? [] : [{ text: ' …', found: false }]),
  ]
}

/** The engine marks a word with the punctuation around it; only the word is a match. */
function partsOfMatch(match: string): ExcerptPart[] {
  const [, before = '', word = '', after = ''] = /^(\p{P}*)(.*?)(\p{P}*)$/su.exec(match) ?? []
  return [
    { text: before, found: false },
    { text: word, found: true },
    { text: after, found: false },
  ]
}

/** The engine escapes only these two characters. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}
