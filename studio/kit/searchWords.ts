/** The words of a search, in small letters; none of a blank one. */
export function searchWords(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Whether a text has all of the words. @param text in small letters, in which it is searched many times. */
export function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
