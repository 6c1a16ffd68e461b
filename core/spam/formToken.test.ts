import { expect, test } from 'vitest'
import { createFormTokens } from './formToken.ts'

const begun = new Date('2026-05-04T09:00:00Z')
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000)
const tokens = createFormTokens('the secret of all instances')
const signalNames = (token: string | undefined, now: Date) =>
  tokens.check(token, now).signals.map(([name]) => name)

test.for([3, 60, 24 * 60 * 60 - 1])('a form sent %i seconds after its token is well', (seconds) => {
  expect(signalNames(tokens.issue(begun), after(seconds))).toEqual([])
})

test.for([
  [1, 'early-token'],
  // The clock of another instance goes behind.
  [-60, 'early-token'],
  [24 * 60 * 60 + 1, 'old-token'],
  [-24 * 60 * 60, 'forged-token'],
] as const)('after %i seconds it is told by %s', ([seconds, signal]) => {
  expect(signalNames(tokens.issue(begun), after(seconds))).toEqual([signal])
})

test.for([undefined, ''])('a form without a token (%s) is told', (token) => {
  expect(tokens.check(token, begun)).toEqual({ id: null, signals: [['no-token', '']] })
})

test('a token of another secret, a changed one and nonsense are none of ours', () => {
  const token = tokens.issue(begun)
  const later = createFormTokens('another').issue(begun)
  const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  for (const forged of [
    later,
    changed,
    token.slice(0, -2),
    `${token}AA`,
    'x',
    '語',
    'A'.repeat(9_999),
  ]) {
    expect(tokens.check(forged, after(5))).toEqual({ id: null, signals: [['forged-token', '']] })
  }
})

test('two tokens of one moment are told apart, in every instance alike', () => {
  const other = createFormTokens('the secret of all instances')
  const [one, two] = [tokens.issue(begun), other.issue(begun)]
  const id = tokens.check(one, after(5)).id
  expect(id).not.toBeNull()
  expect(other.check(one, after(5)).id).toBe(id)
  expect(tokens.check(two, after(5)).id).not.toBe(id)
})
