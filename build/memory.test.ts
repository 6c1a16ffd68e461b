import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { concurrency, isScarce } from './memory.ts'

const GIB = 2 ** 30

test('a build spares memory on a server of 1 GiB, and not on one that is sold as 2 GB', () => {
  expect([GIB, 1.79 * GIB, 1.9 * GIB, 8 * GIB].map(isScarce)).toEqual([true, true, false, false])
  expect(concurrency(true)).toBe(1)
  expect(concurrency(false)).toBe(availableParallelism())
})
