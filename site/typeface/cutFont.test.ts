import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { expect, test } from 'vitest'
import { CHARACTER_SETS, unicodeRange } from './characterSets.ts'
import { type CutFont, cutForHeadings, cutForText } from './cutFont.ts'
import { readFont } from './readFont.ts'

const KIB = 1024
const MONA_SANS = '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2'
const variable = await readFile(createRequire(import.meta.url).resolve(MONA_SANS))
const arabic = await readFile(
  createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
)
/** A font of one weight and width, as in most families. */
const fixed = await subset(variable, CHARACTER_SETS.text.basic, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, wdth: 75 },
})

function fileFor(character: string, files: CutFont['files']): Buffer {
  const file = files.find(({ characters }) => characters.includes(character))
  if (!file) throw new Error(`No file holds ${character}.`)
  return file.woff2
}

test('running text keeps its weights at one width, in 10 KiB', async () => {
  const { files, weight } = await cutForText(variable)
  const basic = fileFor('a', files)
  expect(weight).toBe('420 660')
  expect(readFont(basic).variationAxes).toEqual({
    wght: expect.objectContaining({ min: 420, max: 660 }),
  })
  expect(basic.length).toBeLessThan(10 * KIB)
})

test('headings keep one weight and width with kerning, in 9 KiB', async () => {
  const { files, weight } = await cutForHeadings(variable, { weight: 640, width: 112 })
  const basic = fileFor('a', files)
  expect(weight).toBe('640')
  expect(readFont(basic).variationAxes).toEqual({})
  expect(basic.length).toBeLessThan(9 * KIB)
  const sfnt = await subset(basic, 'AV', { targetFormat: 'sfnt' })
  expect(sfnt.includes('GPOS')).toBe(true)
})

test('headings get at most the font’s maximum weight', async () => {
  const light = await subset(variable, CHARACTER_SETS.text.basic, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  })
  expect((await cutForHeadings(light, { weight: 640, width: 112 })).weight).toBe('600')
})

test('a font of one weight becomes one face of that weight', async () => {
  const text = await cutForText(fixed)
  const headings = await cutForHeadings(fixed, { weight: 640, width: 112 })
  expect([text.weight, headings.weight]).toEqual(['700', '700'])
})

test('a font is measured at the weight and width that the site uses', async () => {
  const heading = { weight: 640, width: 112 }
  const narrow = (await cutForHeadings(fixed, heading)).metrics
  const wide = (await cutForHeadings(variable, heading)).metrics
  const text = (await cutForText(variable)).metrics
  expect(wide).toMatchObject({ unitsPerEm: 1000, ascent: 1090, descent: -320, lineGap: 0 })
  expect(wide.xWidthAvg).toBeGreaterThan(text.xWidthAvg)
  expect(text.xWidthAvg).toBeGreaterThan(narrow.xWidthAvg)
})

test('letters of another script keep their joining rules and the font’s own spacing', async () => {
  const { files } = await cutForText(arabic, 'Arab')
  const all = files.map(({ characters }) => characters).join('')
  for (const letter of 'عربي؟') expect(all).toContain(letter)
  expect(all).not.toMatch(/[a-z\ufe8f]/)
  const sfnt = await subset(files[0]?.woff2 ?? Buffer.of(), 'عربي', { targetFormat: 'sfnt' })
  expect(sfnt.includes('GSUB')).toBe(true)
  const { fit } = await cutForHeadings(arabic, { weight: 640, width: 112 }, 'Arab')
  expect(fit.tightening).toBe(0)
  expect(fit.leading).toBeGreaterThan(1)
})

test('a font without letters of the script is rejected', async () => {
  await expect(cutForText(variable, 'Arab')).rejects.toThrow(
    'It has no letters of the script Arab.',
  )
})

test('a file that is not a font is rejected', async () => {
  await expect(cutForText(Buffer.from('no font'))).rejects.toThrow()
})

test('accented letters and German marks are in a separate file, with a unicode range', () => {
  expect(unicodeRange(CHARACTER_SETS.text.accented)).toBe('U+A7,U+C0-FF,U+201A,U+201E')
  expect(unicodeRange('abcé£')).toBe('U+61-63,U+A3,U+E9')
})

test.each([
  ['text', () => cutForText(variable)],
  ['heading', () => cutForHeadings(variable, { weight: 640, width: 112 })],
] as const)('%s has rare characters in a separate file, and lacks none', async (_use, cut) => {
  const { files } = await cut()
  expect(fileFor('#', files)).not.toBe(fileFor('a', files))
  const all = files.map(({ characters }) => characters).join('')
  for (let code = 0x20; code < 0x7f; code++) expect(all).toContain(String.fromCharCode(code))
})
