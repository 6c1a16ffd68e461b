import { expect, test } from 'vitest'
import { Challenges } from './challenges.ts'

const MINUTE_MS = 60_000

test('a challenge is taken once, within five minutes', () => {
  let ms = 0
  const challenges = new Challenges<string>(() => new Date(ms))
  challenges.keep('one', 'sign in')
  challenges.keep('two', 'sign in')
  expect(challenges.take('one')).toBe('sign in')
  expect(challenges.take('one')).toBeUndefined()
  expect(challenges.take('never asked')).toBeUndefined()
  ms += 5 * MINUTE_MS
  expect(challenges.take('two')).toBeUndefined()
})

test('who asks for very many takes away the oldest, not the memory', () => {
  const challenges = new Challenges<number>(() => new Date(0))
  for (let count = 0; count < 12_000; count++) challenges.keep(String(count), count)
  expect(challenges.take('0')).toBeUndefined()
  expect(challenges.take('11999')).toBe(11_999)
})
