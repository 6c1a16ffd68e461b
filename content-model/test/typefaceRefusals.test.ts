import { expect, test } from 'vitest'
import { refusalsAfter } from './refusalsAfter.ts'

const FILE = /'@fontsource-variable\/mona-sans.*'/

test('a font file of one’s own is taken from content/fonts', async () => {
  const change = { from: FILE, to: 'our-font.woff2' }
  expect(
    await refusalsAfter({ 'fonts/our-font.woff2': 'a font', 'site/brand.yaml': change }),
  ).toEqual([])
})

test('a font file that is not in content/fonts is refused', async () => {
  const change = { from: FILE, to: 'our-font.woff2' }
  expect(await refusalsAfter({ 'site/brand.yaml': change })).toEqual([
    'content/site/brand.yaml: "typeface.files.1" names "our-font.woff2", which is not in content/fonts.',
  ])
})

test('a heading weight in words is refused with the weights that are allowed', async () => {
  const change = { from: 'weight: 640', to: 'weight: bold' }
  expect(await refusalsAfter({ 'site/brand.yaml': change })).toEqual([
    'content/site/brand.yaml: "typeface.heading.weight" is "bold". Use a weight from 300 to 900, as 640.',
  ])
})
