import { expect, test } from 'vitest'
import { slugOf } from './slugs.ts'

test.for([
  ['Search & ads', 'search-ads'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['.NET', 'dot-net'],
  ['ASP.NET', 'asp-net'],
  ['NET', 'net'],
  ['R&D', 'r-d'],
  ['Notepad++ & F#', 'notepad-plus-plus-f-sharp'],
  ['Cafe\u0301s', 'caf\u00e9s'],
  ['हिन्दी', 'हिन्दी'],
  ['❤️ Love', 'love'],
  ['#1', '1'],
] as const)('%s becomes %s in an address', ([words, slug]) => {
  expect(slugOf(words)).toBe(slug)
})
