import { expect, test } from 'vitest'
import { errorsIn } from '../support/content/errorsAfter.ts'

test('the content of this site is read without a fault', async () => {
  expect(await errorsIn('content')).toEqual([])
})
