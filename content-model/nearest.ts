/**
 * The word that is most similar to `word`, if it differs by at most `maxSlips` letters.
 * @param maxSlips by default a third of the letters, and at least 2.
 */
export function nearest(
  word: string,
  words: Iterable<string>,
  maxSlips = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  let best: string | undefined
  let bestDistance = maxSlips + 1
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** The number of edits between two spellings: added, dropped or changed letters, and swapped neighbours. */
function editDistance(from: string, to: string): number {
  let rowBefore: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = at(row, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      next.push(
        Math.min(
          at(next, j - 1) + 1,
          at(row, j) + 1,
          change,
          swapped ? at(rowBefore, j - 2) + 1 : change,
        ),
      )
    }
    rowBefore = row
    row = next
  }
  return at(row, to.length)
}

function at(row: number[], column: number): number {
  return row[column] ?? 0
}
