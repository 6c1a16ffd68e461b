/** The latest of its files' days; undefined if none is known. */
export function lastChanged(
  files: readonly string[],
  dates: ReadonlyMap<string, string>,
): string | undefined {
  return files
    .flatMap((file) => dates.get(file) ?? [])
    .toSorted()
    .at(-1)
}
