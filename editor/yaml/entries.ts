/** A field or an item of a block: what stands between it and the one before, and its own lines. */
export type Entry = { gap: string; text: string }

/** Entries below one another. A gap that came from the file, with its comments, stays as it was. */
export function joinEntries(entries: Entry[], column: number): string {
  const lineBreak = `\n${' '.repeat(column)}`
  return entries
    .map(({ gap, text }, index) => (index === 0 ? text : (gap || lineBreak) + text))
    .join('')
}

/** What follows on the same line, which is blank or a comment. */
export function lineTail(source: string, position: number): string {
  const end = source.indexOf('\n', position)
  const tail = source.slice(position, end < 0 ? source.length : end)
  return tail.trim() === '' ? '' : tail
}
