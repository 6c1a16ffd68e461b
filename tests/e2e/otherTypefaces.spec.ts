import { expect } from '@playwright/test'
import type { Typeface } from '../../content-model/schemas/brand.ts'
import { collectCollisions } from '../support/collectCollisions.ts'
import { lateTypefaceShift } from '../support/lateTypefaceShift.ts'
import { roundOf } from '../support/round.ts'
import { test } from '../support/systemFonts.ts'
import { showTypeface } from '../support/typefaceSample.ts'

const file = (family: string, weight: number) =>
  `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`

/** A serif, a slab serif and a condensed typeface: unlike the design's typeface, and unlike each other. */
const TYPEFACES: Typeface[] = [
  {
    family: 'Playfair Display',
    files: [file('playfair-display', 400), file('playfair-display', 700)],
    heading: { weight: 700, width: 100 },
  },
  {
    family: 'Zilla Slab',
    files: [file('zilla-slab', 400), file('zilla-slab', 600)],
    heading: { weight: 600, width: 100 },
  },
  {
    family: 'League Gothic',
    files: [file('league-gothic', 400)],
    heading: { weight: 400, width: 100 },
  },
]
/** Together these pages show every kind of heading, price and figure. */
const PAGES = ['/', '/about', '/pricing', '/home-2']
/** On other pages a line that is full to its last pixels wraps differently in the fallback font: decision 0041. */
const STEADY_PAGES = ['/', '/about', '/pricing']
/** Half of the limit for a good layout shift. The home page with Zilla Slab reaches 0.027 on a phone. */
const MAX_SHIFT = 0.05

test.use({
  systemFonts: [
    '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
    '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  ],
})

for (const typeface of roundOf(TYPEFACES)) {
  for (const width of roundOf([1440, 390])) {
    test.describe(`${typeface.family} at ${width} px`, { tag: '@long' }, () => {
      test.use({ viewport: { width, height: 900 } })

      test('shifts the layout by less than 0.05 when it replaces its fallback font', async ({
        page,
      }) => {
        await showTypeface(page, typeface)
        for (const address of STEADY_PAGES) {
          const shift = await lateTypefaceShift(page, address)
          expect.soft(shift, address).toBeLessThan(MAX_SHIFT)
        }
      })

      test('makes no letters overlap, within a line or between two lines', async ({ page }) => {
        await showTypeface(page, typeface)
        for (const address of PAGES) {
          await page.goto(address)
          await page.evaluate(() => document.fonts.ready)
          const { family } = typeface
          expect(
            await page.evaluate((name) => document.fonts.check(`16px "${name} heading"`), family),
          ).toBe(true)
          expect.soft(await collectCollisions(page), address).toEqual([])
        }
      })
    })
  }
}
