import { expect, test } from 'vitest'
import { isSpam, readSignals, SPAM_SIGNALS, type SpamSignalName } from './signals.ts'

const alone = (Object.keys(SPAM_SIGNALS) as SpamSignalName[]).filter((name) => isSpam([[name, '']]))

test('only the hidden field and a text full of offers are spam on their own', () => {
  expect(alone).toEqual(['honeypot', 'offer-text'])
})

test('a token with two faults is not spam on its own', () => {
  expect(
    isSpam([
      ['early-token', ''],
      ['used-token', ''],
    ]),
  ).toBe(false)
  expect(
    isSpam([
      ['old-token', ''],
      ['used-token', ''],
    ]),
  ).toBe(false)
})

test('unknown signals of another version are skipped, the others are read', () => {
  const stored = JSON.stringify([['link', ''], ['of-tomorrow', 'x'], 'odd', ['honeypot', '']])
  expect(readSignals(stored)).toEqual([
    ['link', ''],
    ['honeypot', ''],
  ])
})
