import { expect, test } from 'vitest'
import { naming } from './naming.ts'

test('an error names its page, whether thrown synchronously or not', async () => {
  const fail = () => {
    throw new TypeError('Cannot read properties of undefined')
  }
  const sentence = '/about.html: Cannot read properties of undefined'
  await expect(naming('/about.html', fail)).rejects.toThrow(sentence)
  await expect(naming('/about.html', async () => fail())).rejects.toThrow(sentence)
  expect(await naming('/about.html', () => 1)).toBe(1)
})
