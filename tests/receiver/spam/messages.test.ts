import { expect, test } from 'vitest'
import { isSpam } from '../../../core/spam/signals.ts'
import { readMessages } from './readMessages.ts'

const inSpam = (messages: ReturnType<typeof readMessages>) =>
  messages
    .filter(({ signals }) => isSpam(signals))
    .map(({ name, subject }) => `${name}: ${subject}`)

test('of 200 messages that businesses write none lands in spam', () => {
  expect(readMessages('wanted')).toHaveLength(200)
  expect(inSpam(readMessages('wanted'))).toEqual([])
})

test('nor does any of them where nobody has script', () => {
  expect(inSpam(readMessages('wanted', 'none'))).toEqual([])
})

test('of 100 offers of robots and sellers more than 90 do, with nothing learned', () => {
  expect(readMessages('spam')).toHaveLength(100)
  expect(inSpam(readMessages('spam')).length).toBeGreaterThan(90)
})
