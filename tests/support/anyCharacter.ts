import fc from 'fast-check'

/**
 * Any character but half of one. fast-check's own unit `binary` gives the same, and takes seconds for a table of all
 * characters that only given examples need.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
