/** The words of a search, in lower case; empty for a blank search. */
export function searchWords(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Whether a text contains all the words. @param text in lower case already, since it is searched many times. */
export function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
