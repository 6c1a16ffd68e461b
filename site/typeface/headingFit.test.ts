import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { cutForHeadings } from './cutFont.ts'

const { resolve } = createRequire(import.meta.url)
const HEADING = { weight: 640, width: 112 }

async function fitOf(file: string) {
  const { fit } = await cutForHeadings(await readFile(resolve(file)), HEADING)
  return fit
}

test('the typeface of the design needs no adjustment', async () => {
  const file = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'
  expect(await fitOf(file)).toEqual({ tightening: 1, leading: 1 })
})

test.each([
  ['a serif', '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2'],
  ['a slab', '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2'],
  ['a condensed', '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2'],
])(
  '%s has tighter and taller letters, so they are tightened less and get more leading',
  async (_kind, file) => {
    const { tightening, leading } = await fitOf(file)
    expect(tightening).toBeGreaterThan(0)
    expect(tightening).toBeLessThan(0.6)
    expect(leading).toBeGreaterThan(1)
    expect(leading).toBeLessThan(1.2)
  },
)
