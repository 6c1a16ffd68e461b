import { expect, test } from 'vitest'
import { Challenges } from './challenges.ts'

const MINUTE_MS = 60_000

function openChallenges() {
  let ms = 0
  const challenges = new Challenges<string>(() => new Date(ms))
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  return {
    challenges,
    make: (purpose: string) => textOf(challenges.make(purpose)),
    pass(minutes: number) {
      ms += minutes * MINUTE_MS
    },
  }
}

test('a challenge is accepted once, within five minutes', () => {
  const { challenges, make, pass } = openChallenges()
  const [one, two, three] = [make('sign in'), make('sign in'), make('sign in')]
  expect(challenges.take(one)).toBe('sign in')
  expect(challenges.take(one)).toBeUndefined()
  pass(4.9)
  expect(challenges.take(two)).toBe('sign in')
  expect(challenges.take(one)).toBeUndefined()
  pass(0.2)
  expect(challenges.take(three)).toBeUndefined()
  expect(challenges.take(two)).toBeUndefined()
})

test('a challenge that is foreign, altered or encoded differently is rejected', () => {
  const { challenges, make } = openChallenges()
  const challenge = make('sign in')
  const bytes = Buffer.from(challenge, 'base64url')
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(challenges.take(changed.toString('base64url'))).toBeUndefined()
  }
  for (const text of ['', 'never asked', openChallenges().make('sign in')]) {
    expect(challenges.take(text)).toBeUndefined()
  }
  expect(challenges.take(challenge)).toBe('sign in')
  expect(challenges.take(`${challenge}=`)).toBeUndefined()
})

test('a flood of new challenges does not invalidate a pending one', () => {
  const { challenges, make } = openChallenges()
  const waiting = make('sign in')
  for (let count = 0; count < 10_050; count++) make('another')
  expect(challenges.take(waiting)).toBe('sign in')
})
