import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { holdFonts } from '../support/holdFonts.ts'
import { roundOf } from '../support/round.ts'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

const PAGES = ['/', '/pricing', '/terms-conditions']

/** Whether the page is laid out down to its last link, which can be found and read either way. */
const hasItsEnd = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))

/** Opens an address without its fonts, and waits for the first paint. */
async function openWithoutFonts(page: Page, address: string) {
  const releaseFonts = await holdFonts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await nextFrames(page)
  return releaseFonts
}

for (const address of roundOf(PAGES)) {
  test(`${address} shows its first screen before the rest is laid out, which follows a moment later`, {
    tag: '@long',
  }, async ({ page }) => {
    const releaseFonts = await openWithoutFonts(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await hasItsEnd(page)).toBe(false)
    releaseFonts()
    await expect.poll(() => hasItsEnd(page)).toBe(true)
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
  })

  test(`a full-page screenshot of ${address}, taken at once, is complete`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(address)
    const picture = await sharp(await page.screenshot({ fullPage: true })).metadata()
    // After a reload a page is laid out at once.
    await page.reload({ waitUntil: 'networkidle' })
    const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(picture.height).toBe(heightPx)
  })
}

test('a visitor who acts before the fonts are there finds every target in its place', {
  tag: '@long',
}, async ({ page }) => {
  const releaseFonts = await openWithoutFonts(page, '/terms-conditions')
  await page.keyboard.press('Tab')
  await expect.poll(() => hasItsEnd(page)).toBe(true)
  releaseFonts()
})

/** Opens or closes the first dialog, and returns the page's state in the frame that answers. */
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
  test(`a dialog on ${address} does not wait for parts out of sight, and nothing moves`, {
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
        // Further down the end is near the window, or in it.
        if (share === 0) expect(hasEndAtOnce, change).toBe(false)
        await expect.poll(() => hasItsEnd(page)).toBe(true)
      }
    }
  })
}

test('an address with an anchor has the heights above it at once', { tag: '@long' }, async ({
  page,
}) => {
  const releaseFonts = await openWithoutFonts(page, '/terms-conditions#in-short')
  expect(await hasItsEnd(page)).toBe(true)
  releaseFonts()
})

test('a reloaded page has all its heights at once', { tag: '@long' }, async ({ page }) => {
  const releaseFonts = await openWithoutFonts(page, '/terms-conditions')
  expect(await hasItsEnd(page)).toBe(false)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await nextFrames(page)
  expect(await hasItsEnd(page)).toBe(true)
  releaseFonts()
})

test.describe('with a script that fails to load', () => {
  test.use({ staged: [/_astro\/.*\.js/] })

  test('a page is complete', { tag: '@long' }, async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.goto('/terms-conditions')
    await expect.poll(() => hasItsEnd(page)).toBe(true)
  })
})
