import { expect, test } from 'vitest'
import { linkToken } from './linkToken.ts'

test.for(['ab-_cd', 'ab-_cd-', 'ab-_cd_)', 'ab-_cd>', 'ab-_cd--,', 'ab-_cd.', 'ab-_cd&gt;'])(
  '%s is one token with all that a mail program cuts off or adds',
  (written) => {
    expect(linkToken(written)).toBe('ab-_cd')
  },
)
