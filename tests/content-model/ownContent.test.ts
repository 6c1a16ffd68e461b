import { expect, test } from 'vitest'
import { errorsIn } from '../support/content/errorsAfter.ts'

test('the content of this site has no errors', async () => {
  expect(await errorsIn('content')).toEqual([])
})
