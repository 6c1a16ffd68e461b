import { expect, test } from 'vitest'
import { refusalsIn } from './refusalsAfter.ts'

test('the content of this site is read without a fault', async () => {
  expect(await refusalsIn('content')).toEqual([])
})
