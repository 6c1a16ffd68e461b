const SIGNS_AT_END = /(?<![_-])[_-]+$/

/**
 * The part of a token, or of its last part, that every mail program takes into a link: some leave signs at its end
 * out, others add a sign that follows it, as a bracket or a comma. Both sides of a comparison go through here.
 */
export function linkToken(token: string): string {
  return (/^[\w-]*/.exec(token)?.[0] ?? '').replace(SIGNS_AT_END, '')
}
