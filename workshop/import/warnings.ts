/** Reports something lost or changed, in a sentence. */
export type Tell = (sentence: string) => void

const DATA_LENGTH = 40

/** Text or an address of the old site for a report: on one line and, except for data URLs, complete. */
export function quoted(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.startsWith('data:') ? `${line.slice(0, DATA_LENGTH)}…` : line
}
