import { expect, test } from 'vitest'
import { isSpam, readSignals, SPAM_SIGNALS, type SpamSignalName } from './signals.ts'

const alone = (Object.keys(SPAM_SIGNALS) as SpamSignalName[]).filter((name) => isSpam([[name, '']]))

test('nothing but the hidden field and a text of offers is spam alone', () => {
  expect(alone).toEqual(['honeypot', 'offer-text'])
})

test('nothing is spam for its token, even for one that is wrong in two ways', () => {
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

test('what another version noted is left out, and nothing else', () => {
  const stored = JSON.stringify([['link', ''], ['of-tomorrow', 'x'], 'odd', ['honeypot', '']])
  expect(readSignals(stored)).toEqual([
    ['link', ''],
    ['honeypot', ''],
  ])
})
