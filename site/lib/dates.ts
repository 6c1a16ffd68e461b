/**
 * When something last changed, by the newest of its files' dates. Undefined where that is not known for
 * certain: without a history, or where a file holds what no commit holds.
 */
export function lastChanged(
  files: string[],
  dates: Map<string, string | undefined>,
): string | undefined {
  const own = files.map((file) => dates.get(file))
  if (own.includes(undefined)) return undefined
  return own.toSorted().at(-1)
}
