/** The wordmark, split into letters that can appear one after another. */

export type Letter = { path: Path2D; left: number }

const xRange = (contour: string): [number, number] => {
  const numbers = contour.match(/-?[\d.]+/g)?.map(Number) ?? []
  const xs = numbers.filter((_, i) => i % 2 === 0)
  return [Math.min(...xs), Math.max(...xs)]
}

/** Splits a path of absolute M, L, Q and Z commands; a counter or a second stroke stays with its letter. */
export const cutLetters = (pathData: string): Letter[] => {
  const contours = pathData.split(/(?=M)/).filter((part) => part.trim())
  const groups: { data: string; left: number; right: number }[] = []
  for (const data of contours) {
    const [left, right] = xRange(data)
    const host = groups.find((g) => {
      const shared = Math.min(g.right, right) - Math.max(g.left, left)
      return shared > 0.5 * Math.min(g.right - g.left, right - left)
    })
    if (!host) {
      groups.push({ data, left, right })
      continue
    }
    host.data += data
    host.left = Math.min(host.left, left)
    host.right = Math.max(host.right, right)
  }
  groups.sort((a, b) => a.left - b.left)
  return groups.map((g) => ({ path: new Path2D(g.data), left: g.left }))
}
