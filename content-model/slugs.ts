/** 'Search & ads' as 'search-ads': what stands for words in an address. Letters of every script stay. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
