/** Reports something lost or changed, in a sentence. */
export type Tell = (sentence: string) => void

const DATA_LENGTH = 40

/** Words and addresses of the old site to quote in a report: on one line, and complete, so that nothing is lost. */
export function quoted(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.startsWith('data:') ? `${line.slice(0, DATA_LENGTH)}…` : line
}
