/** 'September 6, 2024' as '2024-09-06'. Throws for a text that is no date; the content's schema lets none through. */
export function isoDate(written: string): string {
  return new Date(`${written} UTC`).toISOString().slice(0, 10)
}
