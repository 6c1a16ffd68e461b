/** Modern scripts that run from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

/** The script of a language, such as Arab or Latn. */
export function scriptOf(tag: string): string {
  return `${new Intl.Locale(tag).maximize().script}`
}

/** Whether a language is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.includes(scriptOf(tag))
}
