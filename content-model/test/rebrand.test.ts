import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../readContent.ts'
import { refusalsAfter } from './refusalsAfter.ts'

const root = join(import.meta.dirname, '../..')
const { brand } = await readContent(join(root, 'content'))

/** Besides brand.yaml: what shows the name as a picture or a sound says it too. */
const SAYS_THE_NAME = /^content\/(?:site\/brand\.yaml|logos\/|video\/)/

async function filesWith(word: string, patterns: string[]): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(patterns, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file) || SAYS_THE_NAME.test(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    if (text.toLowerCase().includes(word.toLowerCase())) found.push(file)
  }
  return found
}

test('the name of the agency stands in brand.yaml and in no other content file', async () => {
  expect(await filesWith(brand.name, ['content/**/*.{yaml,mdx,md}'])).toEqual([])
})

test('the name of the agency stands in no code of the site or its receiver', async () => {
  const code = ['site', 'receiver/src', 'forms', 'content-model', 'launch-check'].map(
    (folder) => `${folder}/**/*.{ts,tsx,astro,css}`,
  )
  expect(await filesWith(brand.name, code)).toEqual([])
})

test('the town of the office stands in brand.yaml and in no other content file', async () => {
  expect(await filesWith(brand.address.locality, ['content/**/*.{yaml,mdx}'])).toEqual([])
})

test('another name, town, typeface and palette are content like any other', async () => {
  expect(
    await refusalsAfter({
      'site/brand.yaml': { from: `name: ${brand.name}`, to: 'name: Saltmarsh' },
      // The palette of docs/rebrand-walkthrough.md: other hues, and a dark field made light.
      'site/palette.yaml': `${[
        "ink: '#1b1814'",
        "ink_2: '#2a2623'",
        "paper: '#f3f5f8'",
        "tile: '#e6e9ee'",
        "wall: '#d1d8e0'",
        "mute: '#5d5651'",
        "mute_dk: '#beb9b4'",
        "edge: '#837c76'",
        "orange: '#00b1b3'",
        "rust: '#006e73'",
        "lilac: '#c2a74b'",
        "sky: '#f3b2a2'",
        "lime: '#00dcff'",
        "pink: '#9bd3b3'",
        "marigold: '#00e0ff'",
        "bone: '#c0e6f7'",
        "mint: '#e6b6ee'",
        "forest: '#524057'",
        "navy: '#e8d3ae'",
        "night: '#37303c'",
        "night_2: '#29232d'",
        "bad: '#a41f2b'",
        "good: '#1d6b45'",
        "bad_dk: '#ff9c85'",
        "good_dk: '#7fd6a4'",
      ].join('\n')}\n`,
    }),
  ).toEqual([])
})
