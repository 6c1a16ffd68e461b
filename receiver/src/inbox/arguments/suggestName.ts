/** More typing errors than this make another word. */
const MAX_EDITS = 2

/** Says which of the known names was probably meant, as a sentence; empty where none is near. */
export function suggestName(typed: string, known: readonly string[]): string {
  const nearest = known
    .map((name) => ({ name, edits: countEdits(typed.toLowerCase(), name) }))
    .sort((a, b) => a.edits - b.edits)[0]
  const isNear = nearest && nearest.edits <= MAX_EDITS && nearest.edits < nearest.name.length
  return isNear ? ` Did you mean ${nearest.name}?` : ''
}

/** Levenshtein's distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
