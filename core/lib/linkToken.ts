const SIGNS_AT_END = /(?<![_-])[_-]+$/

/**
 * The part of a token that every mail program includes in a link: some programs drop signs at its end, others add a
 * following bracket or comma. Apply it to both sides of a comparison.
 */
export function linkToken(token: string): string {
  return (/^[\w-]*/.exec(token)?.[0] ?? '').replace(SIGNS_AT_END, '')
}
