import { expect, test } from 'vitest'
import { countWords } from './parse.ts'

test.for([
  ['Three plain words.', 3],
  ['## A heading\n\nand **bold** words', 5],
  ["[two words](/about) that don't count the address", 7],
  ['<PullQuote>Four words in quotes</PullQuote>', 4],
  ['£1,200 is 2 words more', 5],
  ['| a | b |\n| --- | --- |\n| c | d |', 4],
  ['', 0],
] as const)('%s', ([text, words]) => {
  expect(countWords(text)).toBe(words)
})
