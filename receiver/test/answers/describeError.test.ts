import { expect, test } from 'vitest'
import { describeError } from '../../src/answers/describeError.ts'

test('the log keeps an error and its cause, and not what a database repeats of the row', () => {
  const cause = Object.assign(new Error('disk full'), {
    code: 'ERR_SQLITE_ERROR',
    detail: 'Failing row contains (nora@northfold.example)',
  })
  const description = describeError(new Error('not stored', { cause }))
  expect(description).toMatchObject({
    type: 'Error',
    message: 'not stored',
    cause: { message: 'disk full', code: 'ERR_SQLITE_ERROR' },
  })
  expect(JSON.stringify(description)).not.toContain('nora')
})
