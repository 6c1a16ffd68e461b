/** Scripts that run from right to left and are written today. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']

/** The script that a language is written in, as Arab or Latn. */
export function scriptOf(tag: string): string {
  return `${new Intl.Locale(tag).maximize().script}`
}

/** Whether a language is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.includes(scriptOf(tag))
}
