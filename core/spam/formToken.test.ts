import { expect, test } from 'vitest'
import { createFormTokens } from './formToken.ts'

const begun = new Date('2026-05-04T09:00:00Z')
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000)
const tokens = createFormTokens('the secret of all instances')
const signalNames = (token: string | undefined, now: Date) =>
  tokens.check(token, now).signals.map(([name]) => name)

test.for([3, 60, 24 * 60 * 60 - 1])('a token %i seconds old gives no signal', (seconds) => {
  expect(signalNames(tokens.issue(begun), after(seconds))).toEqual([])
})

test.for([
  [1, 'early-token'],
  // The clock of another instance is behind.
  [-60, 'early-token'],
  [24 * 60 * 60 + 1, 'old-token'],
  [-24 * 60 * 60, 'forged-token'],
] as const)('a token %i seconds old gives %s', ([seconds, signal]) => {
  expect(signalNames(tokens.issue(begun), after(seconds))).toEqual([signal])
})

test.for([undefined, ''])('a form without a token (%s) gives a signal', (token) => {
  expect(tokens.check(token, begun)).toEqual({ id: null, signals: [['no-token', '']] })
})

test('tokens of another secret, changed tokens and nonsense count as forged', () => {
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

test('two tokens issued at the same moment have different ids, the same in every instance', () => {
  const other = createFormTokens('the secret of all instances')
  const [one, two] = [tokens.issue(begun), other.issue(begun)]
  const id = tokens.check(one, after(5)).id
  expect(id).not.toBeNull()
  expect(other.check(one, after(5)).id).toBe(id)
  expect(tokens.check(two, after(5)).id).not.toBe(id)
})
