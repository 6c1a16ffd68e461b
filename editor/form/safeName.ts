const MAX_LENGTH = 60

/** Words as the name of a file or an address: Our new team.JPG becomes our-new-team-jpg. */
export function safeName(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
}
