/** Tells of something that did not fit, or not as it was. A sentence. */
export type Tell = (sentence: string) => void

/** Words of the old site to quote in a report: on one line, and not too many. */
export function quoted(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 90)}…` : line
}
