/**
 * Normalises line breaks to one character, as `maxlength` counts them, and removes NUL and lone surrogates, which
 * PostgreSQL rejects.
 */
export function asStorableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()
}
