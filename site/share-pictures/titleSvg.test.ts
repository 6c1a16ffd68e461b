import { expect, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { shareFonts } from './shareFonts.ts'
import { titleSvg } from './titleSvg.tsx'

const BOX = { widthPx: 420, heightPx: 400, maxSizePx: 68 }
const { typeface } = (await readContent(TEST_CONTENT)).brand
const alexandria = '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2'
const fonts = await shareFonts({
  ...typeface,
  scripts: [{ script: 'Arab', family: 'Alexandria', files: [alexandria] }],
})
const draw = (title: string, isRightToLeft = false) =>
  titleSvg(title, { colour: '#17181c', fonts, box: BOX, isRightToLeft })

function heightOf(svg: string): number {
  return Number(/^<svg [^>]*height="([\d.]+)"/.exec(svg)?.[1])
}

test('a title of 65 characters fits its box', async () => {
  const title = 'What search engines will reward next year, and what they ignore!'
  expect(title.length).toBeGreaterThanOrEqual(64)
  expect(heightOf(await draw(title))).toBeLessThanOrEqual(BOX.heightPx)
})

test('a long word reduces the font size, so that it does not overlap the picture', async () => {
  const lineHeightPx = async (title: string) => heightOf(await draw(title))
  expect(await lineHeightPx('Unquestionableness')).toBeLessThan(await lineHeightPx('Question'))
})

test('letters that no font has are left out, and the rest is drawn', async () => {
  expect(await draw('漢字 Поиск ⏳ and Żółć')).toContain('<path')
})

test('the same title gives the same drawing every time', async () => {
  expect(await draw('One team, one plan')).toBe(await draw('One team, one plan'))
})

test('a right-to-left title begins at the right, with punctuation after its words and Latin words in order', async () => {
  const svg = await draw('موقع: Alder Dental!', true)
  const lefts = [...svg.matchAll(/<path[^>]* d="M(?<left>[\d.]+)/g)].map(({ groups }) =>
    Number(groups?.left),
  )
  expect(lefts).toHaveLength(4)
  expect(lefts).toEqual(lefts.toSorted((one, other) => other - one))
})
