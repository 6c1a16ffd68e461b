import { describe, expect, test } from 'vitest'
import { fillWords, initials } from './text.ts'

describe('fillWords', () => {
  test('puts every value in its place', () => {
    expect(fillWords('Slide {number} of {count}', { number: 2, count: 4 })).toBe('Slide 2 of 4')
  })

  test('fills in a value wherever its name occurs', () => {
    expect(fillWords('{name}, {name}', { name: 'Amara' })).toBe('Amara, Amara')
  })

  test('leaves a name without a value as written', () => {
    expect(fillWords('{rating} out of 5', {})).toBe('{rating} out of 5')
  })

  test('treats no value as a placeholder', () => {
    expect(fillWords('{name} on {network}', { name: '{network}', network: 'X' })).toBe(
      '{network} on X',
    )
  })
})

test.for([
  ['Rosa Lindqvist', 'RL'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['émile øst', 'ÉØ'],
  ['  Dev   Chaudhry ', 'DC'],
] as const)('%s has the initials %s', ([name, letters]) => {
  expect(initials(name)).toBe(letters)
})
