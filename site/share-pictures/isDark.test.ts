import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { isDark } from './isDark.ts'

const { palette } = await readContent()

test.each(['ink', 'forest', 'navy', 'night'] as const)('%s takes light words', (field) => {
  expect(isDark(palette[field])).toBe(true)
})

test.each(['lilac', 'sky', 'lime', 'pink', 'marigold', 'bone', 'mint', 'wall'] as const)(
  '%s takes dark words',
  (field) => {
    expect(isDark(palette[field])).toBe(false)
  },
)
