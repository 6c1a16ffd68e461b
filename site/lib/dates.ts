/** The day on which something last changed, by the newest of its files' days; undefined where none is known. */
export function lastChanged(
  files: readonly string[],
  dates: ReadonlyMap<string, string>,
): string | undefined {
  return files
    .flatMap((file) => dates.get(file) ?? [])
    .toSorted()
    .at(-1)
}
