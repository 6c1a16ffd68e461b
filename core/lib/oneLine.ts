/** Line breaks and other control characters, and marks that change the writing direction. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Makes one short line of untrusted text, for a mail header for example.
 * @param maxLength in code points; longer text is truncated.
 */
export function oneLine(text: string, maxLength: number): string {
  const characters = [...text.replace(UNWANTED, ' ').trim()]
  if (characters.length <= maxLength) return characters.join('')
  return `${characters.slice(0, maxLength - 1).join('')}…`
}
