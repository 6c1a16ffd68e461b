/** Line breaks and other control characters, and the marks that turn the direction of writing. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Text of a stranger where one line is wanted, in a header of a mail for instance: no longer than a reader can
 * take in.
 * @param maxLength in characters as people count them, roughly.
 */
export function oneLine(text: string, maxLength: number): string {
  const characters = [...text.replace(UNWANTED, ' ').trim()]
  if (characters.length <= maxLength) return characters.join('')
  return `${characters.slice(0, maxLength - 1).join('')}…`
}
