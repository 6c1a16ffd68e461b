import { expect, test } from 'vitest'
import { titleSvg } from './titleSvg.tsx'

const BOX = { widthPx: 420, heightPx: 400, maxSizePx: 68 }

function heightOf(svg: string): number {
  return Number(/^<svg [^>]*height="([\d.]+)"/.exec(svg)?.[1])
}

test('a title of 65 characters fits its box', async () => {
  const title = 'What search engines will reward next year, and what they ignore!'
  expect(title.length).toBeGreaterThanOrEqual(64)
  expect(heightOf(await titleSvg(title, '#000000', BOX))).toBeLessThanOrEqual(BOX.heightPx)
})

test('a long word makes the letters smaller, so that it does not run into the picture', async () => {
  const lineHeightPx = async (title: string) => heightOf(await titleSvg(title, '#000000', BOX))
  expect(await lineHeightPx('Unquestionableness')).toBeLessThan(await lineHeightPx('Question'))
})

test('letters that the typeface lacks are left out, and the rest is drawn', async () => {
  expect(await titleSvg('漢字 Поиск ⏳ and Żółć', '#000000', BOX)).toContain('<path')
})

test('the same title is drawn alike every time', async () => {
  const draw = () => titleSvg('One team, one plan', '#17181c', BOX)
  expect(await draw()).toBe(await draw())
})
