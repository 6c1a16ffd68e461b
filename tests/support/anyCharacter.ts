import fc from 'fast-check'

/**
 * Any character except lone surrogates. fast-check's own unit `binary` gives the same, but spends seconds on a table of
 * all characters.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
