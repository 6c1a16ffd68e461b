import type { SitePage } from './sitePages.ts'

/**
 * When a page last changed: what its content says of itself, or else the newest of its files' dates.
 * Undefined where that is not known for certain.
 */
export function lastChanged(
  { changed, sources }: Pick<SitePage, 'changed' | 'sources'>,
  dates: Map<string, string | undefined>,
): string | undefined {
  if (changed) return changed
  const own = [...dates].filter(([file]) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`)),
  )
  if (own.some(([, date]) => date === undefined)) return undefined
  return own
    .flatMap(([, date]) => date ?? [])
    .toSorted()
    .at(-1)
}
