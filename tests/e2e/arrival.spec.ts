import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { holdFonts } from '../support/holdFonts.ts'
import { roundOf } from '../support/round.ts'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const PAGES = ['/', '/pricing', '/terms-conditions']

/** Whether the layout reaches the last link. Skipped parts can be searched and read all the same. */
const hasItsEnd = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))

/** Opens an address, holds its fonts back, and waits for the first paint. */
async function openWithoutFonts(page: Page, address: string) {
  const releaseFonts = await holdFonts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await nextFrames(page)
  return releaseFonts
}

for (const address of roundOf(PAGES)) {
  test(`${address} shows its first screen at once and lays out the rest of the page a moment later`, {
    tag: '@long',
  }, async ({ page }) => {
    const releaseFonts = await openWithoutFonts(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await hasItsEnd(page)).toBe(false)
    releaseFonts()
    await expect.poll(() => hasItsEnd(page)).toBe(true)
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
  })

  test(`a full-page screenshot of ${address}, taken right after loading, is complete`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(address)
    const picture = await sharp(await page.screenshot({ fullPage: true })).metadata()
    // After a reload a page is laid out at once.
    await page.reload()
    const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(picture.height).toBe(heightPx)
  })
}

test('a key press before the fonts load lays out the whole page', {
  tag: '@long',
}, async ({ page }) => {
  const releaseFonts = await openWithoutFonts(page, '/terms-conditions')
  await page.keyboard.press('Tab')
  await expect.poll(() => hasItsEnd(page)).toBe(true)
  releaseFonts()
})

/** Toggles the first dialog. Returns the parts that moved, and the state of the layout one frame later. */
const toggleDialog = (page: Page) =>
  page.evaluate(async () => {
    const boxes = () =>
      [...document.querySelectorAll('main > :not(dialog), [data-prose] > *, body > footer')].map(
        (part) => {
          const { top, height } = part.getBoundingClientRect()
          return `${part.localName} from ${Math.round(top)}, ${Math.round(height)} high`
        },
      )
    const before = boxes()
    const dialog = document.querySelector('dialog')
    if (dialog?.open) dialog.close()
    else dialog?.showModal()
    await new Promise(requestAnimationFrame)
    // Measured after the browser has laid out the skipped parts.
    const moved = boxes().filter((box, index) => box !== before[index])
    const link = [...document.querySelectorAll('body > footer a')].at(-1)
    return { moved, hasItsEnd: link?.checkVisibility({ contentVisibilityAuto: true }) }
  })

for (const address of roundOf(PAGES)) {
  test(`a dialog on ${address} opens and closes without laying out parts out of view, and nothing moves`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(address)
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (share) =>
          scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' }),
        share,
      )
      for (const change of ['opening', 'closing']) {
        await expect(page.locator('[data-waiting]')).toHaveCount(0)
        const { hasItsEnd: hasEndAtOnce, moved } = await toggleDialog(page)
        expect(moved, `${change} at ${share}`).toEqual([])
        // Further down, the end of the page is close to the viewport or inside it.
        if (share === 0) expect(hasEndAtOnce, change).toBe(false)
        await expect.poll(() => hasItsEnd(page)).toBe(true)
      }
    }
  })
}

test('a page opened at an anchor is laid out completely at once', { tag: '@long' }, async ({
  page,
}) => {
  const releaseFonts = await openWithoutFonts(page, '/terms-conditions#in-short')
  expect(await hasItsEnd(page)).toBe(true)
  releaseFonts()
})

test('a reloaded page is laid out completely at once', { tag: '@long' }, async ({ page }) => {
  const releaseFonts = await openWithoutFonts(page, '/terms-conditions')
  expect(await hasItsEnd(page)).toBe(false)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await nextFrames(page)
  expect(await hasItsEnd(page)).toBe(true)
  releaseFonts()
})

test.describe('with a script that fails to load', () => {
  test.use({ staged: [/_astro\/.*\.js/] })

  test('the whole page is laid out', { tag: '@long' }, async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.goto('/terms-conditions')
    await expect.poll(() => hasItsEnd(page)).toBe(true)
  })
})
