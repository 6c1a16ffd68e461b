const SIGNS_OF_NAMES: readonly [RegExp, string][] = [
  [/(?<=[\p{L}\p{N}+])\+/gu, '-plus'],
  [/(?<=[\p{L}\p{N}])#/gu, '-sharp'],
  [/(?<![\p{L}\p{N}])\.(?=\p{L})/gu, '-dot-'],
]
/** Marks belong to the letter before them. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/**
 * 'Search & ads' as 'search-ads': words in an address. Letters of every script stay, and so do the signs
 * that distinguish names: C++ is 'c-plus-plus', C# 'c-sharp', .NET 'dot-net'.
 */
export function slugOf(words: string): string {
  const spelled = SIGNS_OF_NAMES.reduce(
    (text, [sign, name]) => text.replace(sign, name),
    words.normalize('NFC').toLowerCase(),
  )
  return (spelled.match(WORDS) ?? []).join('-')
}
