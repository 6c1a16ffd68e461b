import { createRequire } from 'node:module'
import { fromFile } from '@capsizecss/unpack/fs'
import { describe, expect, test } from 'vitest'
import type { FontUse } from './characterSets.ts'
import { type FontMetrics, standInFaces, standInFamilies } from './standIns.ts'
import { typefaceCss } from './typefaceCss.ts'

const resolve = createRequire(import.meta.url).resolve

function faceOf(systemFont: string, use: 'text' | 'heading', typeface: FontMetrics): string {
  const face = standInFaces(use, typeface).find((rule) => rule.includes(`"${systemFont} ${use}"`))
  if (!face) throw new Error(`Nothing stands in as ${systemFont}.`)
  return face
}

// Arimo has the widths of Arial.
describe.each([
  ['Arial', 'text', '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'],
  ['Arial', 'heading', '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'],
  ['Roboto', 'text', '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'],
  ['Roboto', 'heading', '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'],
  ['Noto Sans', 'text', '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'],
  ['Noto Sans', 'heading', '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'],
  ['DejaVu Sans', 'text', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
  ['DejaVu Sans', 'heading', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
] as const)('%s as %s', (systemFont, use, file) => {
  test('is found by the full name in its file', async () => {
    const { fullName, ...metrics } = await fromFile(resolve(file))
    expect(faceOf(systemFont, use, metrics)).toContain(`local(${fullName})`)
  })

  test('needs no adjustment as a fallback for itself', async () => {
    const metrics = await fromFile(resolve(file))
    const ascent = Math.round((1000 * metrics.ascent) / metrics.unitsPerEm) / 10
    const face = faceOf(systemFont, use, metrics)
    expect(face).toContain(`size-adjust:100%;ascent-override:${ascent}%;`)
  })
})

// These two may not be shipped, so their metrics are taken from @capsizecss/metrics 4.3.0.
test.each([
  ['Segoe UI', 'text', { unitsPerEm: 2048, ascent: 2210, descent: -514, xWidthAvg: 908 }],
  ['Segoe UI', 'heading', { unitsPerEm: 2048, ascent: 2210, descent: -514, xWidthAvg: 973 }],
  ['Helvetica Neue', 'text', { unitsPerEm: 1000, ascent: 952, descent: -213, xWidthAvg: 450 }],
  ['Helvetica Neue', 'heading', { unitsPerEm: 1000, ascent: 975, descent: -217, xWidthAvg: 480 }],
] as const)('%s as %s needs no adjustment as a fallback for itself', (systemFont, use, metrics) => {
  expect(faceOf(systemFont, use, { ...metrics, lineGap: 0 })).toContain('size-adjust:100%')
})

test('a typeface twice as wide doubles the fallback’s size, but keeps its own line height', () => {
  const metrics = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 60, xWidthAvg: 474 * 2 }
  expect(faceOf('Noto Sans', 'text', metrics)).toContain(
    'size-adjust:200%;ascent-override:45%;descent-override:15%;line-gap-override:3%',
  )
})

test('only pages in another script have that script’s typeface, before its fallbacks', () => {
  const metrics = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0, xWidthAvg: 675 }
  const family = (use: FontUse, file: string, characters: string) => ({
    faces: [{ file, use, set: 'basic', characters, weight: '420 660' }],
    metrics: { text: metrics, heading: metrics },
    fit: { tightening: 1, leading: 1 },
  })
  const cut = {
    ...family('text', 'brand.woff2', 'abc'),
    scripts: [
      {
        ...family('text', 'letters.woff2', 'ابت'),
        script: 'Arab',
        family: 'Letters',
        fit: { tightening: 0, leading: 1.3 },
      },
    ],
  }
  const typeface = { family: 'Brand', files: [], heading: { weight: 640, width: 100 } }
  const css = (script: string) =>
    typefaceCss(typeface, cut, { 'letters.woff2': '/letters.woff2' }, script)
  const arabic = css('Arab')
  expect(arabic).toMatch(/--font:"Brand","Letters","Noto Sans Arabic Arab text",.*"Arial text"/)
  expect(arabic).toMatch(/"Noto Sans Arabic Arab text";[^}]*unicode-range:[^}]*size-adjust:100%/)
  expect(arabic).toContain('--heading-tightening:0;--heading-leading:1.3')
  expect(css('Latn')).not.toMatch(/letters\.woff2|Arab|tightening/)
})

test('the browser tries the typeface, its rare characters if any, each fallback, then any sans-serif', () => {
  const metrics = { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0, xWidthAvg: 470 }
  const typeface = { family: 'Brand', files: [], heading: { weight: 640, width: 100 } }
  const face = (use: FontUse, set: string, characters: string) => {
    return { file: `${set}.woff2`, use, set, characters, weight: '420 660' }
  }
  const css = typefaceCss(
    typeface,
    {
      faces: [
        face('text', 'basic', 'abc'),
        face('text', 'accented', 'é'),
        face('heading', 'basic', 'abc'),
      ],
      metrics: { text: metrics, heading: metrics },
      fit: { tightening: 1, leading: 1 },
    },
    { 'basic.woff2': '/basic.woff2', 'accented.woff2': '/accented.woff2' },
  )
  const faceCss = (family: string) => css.match(`{font-family:"${family}";[^}]+`)?.[0]
  expect(faceCss('Brand')).toMatch(/\/basic.woff2.*unicode-range:U\+61-63;/)
  expect(faceCss('Brand rare')).toMatch(/\/accented.woff2.*unicode-range:U\+E9;/)
  const families = (property: string) =>
    css.match(new RegExp(`${property}:([^;]+)`))?.[1]?.split(',')
  const quoted = (names: string[]) => names.map((name) => `"${name}"`)
  expect(families('--font')).toEqual([
    ...quoted(['Brand', 'Brand rare', ...standInFamilies('text')]),
    'sans-serif',
  ])
  expect(families('--font-display')).toEqual([
    ...quoted(['Brand heading', ...standInFamilies('heading')]),
    'sans-serif',
  ])
})
