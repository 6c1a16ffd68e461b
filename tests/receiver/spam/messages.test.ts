import { expect, test } from 'vitest'
import { isSpam } from '../../../core/spam/signals.ts'
import { readMessages } from './readMessages.ts'

const inSpam = (messages: ReturnType<typeof readMessages>) =>
  messages
    .filter(({ signals }) => isSpam(signals))
    .map(({ name, subject }) => `${name}: ${subject}`)

test('none of 200 messages from businesses lands in spam', () => {
  expect(readMessages('wanted')).toHaveLength(200)
  expect(inSpam(readMessages('wanted'))).toEqual([])
})

test('none of them lands in spam without JavaScript either', () => {
  expect(inSpam(readMessages('wanted', 'none'))).toEqual([])
})

test('more than 90 of 100 offers from bots and sellers land in spam, with nothing learned', () => {
  expect(readMessages('spam')).toHaveLength(100)
  expect(inSpam(readMessages('spam')).length).toBeGreaterThan(90)
})
