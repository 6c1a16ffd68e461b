import type { Place } from '../validation.ts'

/** The route of the content editor to a place of the content. @param name of the route where its file is shown. */
export function routeTo({ file, field, line }: Place, name = file): string {
  if (field !== undefined) return `${name}?field=${encodeURIComponent(field)}`
  return line ? `${name}?line=${line}` : name
}
