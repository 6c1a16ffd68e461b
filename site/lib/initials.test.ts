import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.for([
  ['Rosa Lindqvist', 'RL'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['émile øst', 'ÉØ'],
  ['  Dev   Chaudhry ', 'DC'],
] as const)('%s has the initials %s', ([name, letters]) => {
  expect(initials(name)).toBe(letters)
})
