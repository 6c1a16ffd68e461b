import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { expect, test } from 'vitest'
import { CHARACTER_SETS, unicodeRange } from './characterSets.ts'
import { cutForHeadings, cutForText, factsOf } from './cutFont.ts'
import { fallbackMetrics } from './fallbackMetrics.ts'

const KIB = 1024
const MONA_SANS = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'
const variable = await readFile(createRequire(import.meta.url).resolve(MONA_SANS))
/** A font of one weight and width, as most families are sold. */
const fixed = await subset(variable, CHARACTER_SETS.basic, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, wdth: 75 },
})

test('running text keeps its weights at one width, in 11 KiB', async () => {
  const { woff2, weight } = await cutForText(variable)
  expect(weight).toBe('420 660')
  expect((await factsOf(woff2.basic, {})).axes).toEqual({ wght: { min: 420, max: 660 } })
  expect(woff2.basic.length).toBeLessThan(11 * KIB)
})

test('headings keep one weight and width with kerning, in 12 KiB', async () => {
  const { woff2, weight } = await cutForHeadings(variable, { weight: 640, width: 112 })
  expect(weight).toBe('640')
  expect((await factsOf(woff2.basic, {})).axes).toEqual({})
  expect(woff2.basic.length).toBeLessThan(12 * KIB)
  const sfnt = await subset(woff2.basic, 'AV', { targetFormat: 'sfnt' })
  expect(sfnt.includes('GPOS')).toBe(true)
})

test('headings get no more weight than the font has', async () => {
  const light = await subset(variable, CHARACTER_SETS.basic, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  })
  expect((await cutForHeadings(light, { weight: 640, width: 112 })).weight).toBe('600')
})

test('a font of one weight is one face of that weight', async () => {
  const text = await cutForText(fixed)
  const headings = await cutForHeadings(fixed, { weight: 640, width: 112 })
  expect([text.weight, headings.weight]).toEqual(['700', '700'])
})

test('a narrow font asks for a narrower stand-in than a wide one', async () => {
  const heading = { weight: 640, width: 112 }
  const narrow = fallbackMetrics((await cutForHeadings(fixed, heading)).facts, 'bold')
  const wide = fallbackMetrics((await cutForHeadings(variable, heading)).facts, 'bold')
  // Mona Sans' headings stand in at about 105 per cent.
  expect(wide.sizeAdjust).toBeGreaterThan(103)
  expect(wide.sizeAdjust).toBeLessThan(107)
  expect(narrow.sizeAdjust).toBeLessThan(90)
  expect(narrow.lineGapOverride).toBe(0)
})

test('a file that is no font is refused', async () => {
  await expect(cutForText(Buffer.from('no font'))).rejects.toThrow()
})

test('accented letters lie in a file of their own, and browsers are told which', () => {
  expect(unicodeRange(CHARACTER_SETS.accented)).toBe('U+C0-FF')
  expect(unicodeRange('abcé£')).toBe('U+61-63,U+A3,U+E9')
})
