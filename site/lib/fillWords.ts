/**
 * Puts run-time words into a text of the content files: `fillWords('slide {number} of {count}', { number: 2, count: 4 })`.
 * A name without a value stays as written.
 */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))
}
