const SIGNS_OF_NAMES: readonly [RegExp, string][] = [
  [/(?<=[\p{L}\p{N}+])\+/gu, '-plus'],
  [/(?<=[\p{L}\p{N}])#/gu, '-sharp'],
  [/(?<![\p{L}\p{N}])\.(?=\p{L})/gu, '-dot-'],
]
/** Matches words. A combining mark belongs to the letter before it. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu

/**
 * Words as part of an address: 'Search & ads' becomes 'search-ads'. Letters of every script are kept. Signs that
 * distinguish names become words: C++ is 'c-plus-plus', C# is 'c-sharp', .NET is 'dot-net'.
 */
export function slugOf(words: string): string {
  const spelled = SIGNS_OF_NAMES.reduce(
    (text, [sign, name]) => text.replace(sign, name),
    words.normalize('NFC').toLowerCase(),
  )
  return (spelled.match(WORDS) ?? []).join('-')
}
