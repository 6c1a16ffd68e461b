import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as breakpoints from './breakpoints.ts'

const css = await readFile(new URL('media.css', import.meta.url), 'utf8')

test.for(Object.entries(breakpoints))('%s has the same width in media.css', ([name, width]) => {
  expect(css).toContain(`@custom-media --${name.toLowerCase().replaceAll('_', '-')} ${width};`)
})

test('no other style, picture or script hard-codes a viewport width', async () => {
  const files = globSync('{site,editor,receiver}/**/*.{ts,tsx,astro,css}', {
    exclude: ['site/styles/{media.css,breakpoints.ts}', '**/*.test.ts'],
  })
  expect(files.length).toBeGreaterThan(0)
  const faults: string[] = []
  for (const file of files) {
    const [fault] =
      /@media[^{;]*\bwidth\b.*|\((?:max|min)-width:.*/.exec(await readFile(file, 'utf8')) ?? []
    if (fault) faults.push(`${file}: ${fault}`)
  }
  expect(faults).toEqual([])
})
