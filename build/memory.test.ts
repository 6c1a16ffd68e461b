import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { concurrency, isScarce } from './memory.ts'

const GIB = 2 ** 30

test('a build saves memory on a server with 1 GiB, but not on a server sold as 2 GB', () => {
  expect([GIB, 1.79 * GIB, 1.9 * GIB, 8 * GIB].map(isScarce)).toEqual([true, true, false, false])
  expect(concurrency(true)).toBe(1)
  expect(concurrency(false)).toBe(availableParallelism())
})
