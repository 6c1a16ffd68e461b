import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as breakpoints from './breakpoints.ts'

const css = await readFile(new URL('media.css', import.meta.url), 'utf8')

test.for(Object.entries(breakpoints))(
  '%s is the width that styles know by this name',
  ([name, width]) => {
    expect(css).toContain(`@custom-media --${name.toLowerCase().replaceAll('_', '-')} ${width};`)
  },
)
