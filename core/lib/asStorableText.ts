/**
 * Line breaks as one character, as `maxlength` counts them; no NUL and no half surrogates, which
 * PostgreSQL rejects.
 */
export function asStorableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()
}
