import { expect, test } from 'vitest'
import { linkToken } from './linkToken.ts'

test.for(['ab-_cd', 'ab-_cd-', 'ab-_cd_)', 'ab-_cd>', 'ab-_cd--,', 'ab-_cd.', 'ab-_cd&gt;'])(
  '%s is read as the same token, whatever a mail program cuts off or adds at its end',
  (written) => {
    expect(linkToken(written)).toBe('ab-_cd')
  },
)
