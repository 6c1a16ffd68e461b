import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { lateTypefaceShift } from '../support/lateTypefaceShift.ts'
import { roundOf } from '../support/round.ts'
import { test } from '../support/systemFonts.ts'

/** Free fonts that visitors' systems have. Arimo has the widths of Arial, Liberation Sans and Nimbus Sans. */
const MACHINES = {
  Arial: [
    '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
    '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  ],
  Roboto: [
    '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
    '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  ],
  'Noto Sans': [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  ],
  'DejaVu Sans': [
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  ],
}

/** Families whose `local()` font the page has found and used. */
const standInsShown = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && / (text|heading)"?$/.test(family))
      .map(({ family }) => family.replaceAll('"', '')),
  )

for (const [font, files] of roundOf(Object.entries(MACHINES))) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`with only ${font} installed, at ${viewport.width} px`, {
      tag: '@long',
    }, () => {
      test.use({ viewport, systemFonts: files })

      test('a late web font shifts the layout by less than 0.005', async ({ page }) => {
        const shift = await lateTypefaceShift(page, '/', async () => {
          expect(await standInsShown(page)).toEqual([`${font} text`, `${font} heading`])
        })
        expect(shift).toBeLessThan(0.005)
      })
    })
  }
}
