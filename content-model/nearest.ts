/** The one of `words` that looks most like `word`, if it differs by a third of its letters or less. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of words) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Levenshtein distance: letters to add, drop or change. */
function editDistance(from: string, to: string): number {
  let previousRow = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const currentRow = [row + 1]
    for (const [column, other] of [...to].entries()) {
      currentRow.push(
        Math.min(
          (currentRow[column] ?? 0) + 1,
          (previousRow[column + 1] ?? 0) + 1,
          (previousRow[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    }
    previousRow = currentRow
  }
  return previousRow[to.length] ?? 0
}
