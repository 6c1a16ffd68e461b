import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { expect, test } from 'vitest'
import { CHARACTERS, cutFont } from './cutFont.ts'
import { fallbackMetrics } from './fallbackMetrics.ts'
import { readFont } from './readFont.ts'

const MONA_SANS = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'
const variable = await readFile(createRequire(import.meta.url).resolve(MONA_SANS))
/** A font of one weight and width, as most families are sold. */
const fixed = await subset(variable, CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, wdth: 75 },
})

test('a variable font keeps the weights and widths that text and headings use', async () => {
  const cut = await cutFont(variable, { weight: 640, width: 112 })
  expect(cut).toMatchObject({ weight: '400 700', stretch: '100% 112%' })
  const { axes } = readFont(await subset(cut.woff2, CHARACTERS, { targetFormat: 'sfnt' }))
  expect(axes).toEqual({ wght: { min: 400, max: 700 }, wdth: { min: 100, max: 112 } })
  expect(cut.woff2.length).toBeLessThan(variable.length / 1.5)
})

test('heavier and narrower headings widen what is kept, within what the font has', async () => {
  const cut = await cutFont(variable, { weight: 900, width: 75 })
  expect(cut).toMatchObject({ weight: '400 900', stretch: '75% 100%' })
})

test('a font of one weight is one face of that weight', async () => {
  const cut = await cutFont(fixed, { weight: 640, width: 112 })
  expect(cut).toMatchObject({ weight: '700', stretch: '100%' })
  expect(cut.text.axes).toEqual({})
})

test('a narrow font asks for a narrower stand-in than a wide one', async () => {
  const narrow = fallbackMetrics(
    (await cutFont(fixed, { weight: 640, width: 112 })).heading,
    'bold',
  )
  const wide = fallbackMetrics(
    (await cutFont(variable, { weight: 640, width: 112 })).heading,
    'bold',
  )
  // Mona Sans' headings stand in at about 105 per cent.
  expect(wide.sizeAdjust).toBeGreaterThan(103)
  expect(wide.sizeAdjust).toBeLessThan(107)
  expect(narrow.sizeAdjust).toBeLessThan(90)
  expect(narrow.lineGapOverride).toBe(0)
})

test('a file that is no font is refused', async () => {
  await expect(cutFont(Buffer.from('no font'), { weight: 640, width: 100 })).rejects.toThrow()
})
