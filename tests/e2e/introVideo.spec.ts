import type { Page } from '@playwright/test'
import type { SiteContent } from '../../content-model/readContent.ts'
import { roundOf } from '../support/round.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { nextFrames } from '../support/time.ts'
import { expect, test } from '../support/visitor.ts'

const openButton = (page: Page, content: SiteContent) =>
  page.getByRole('button', { name: sectionOf(content.pages.home, 'hero').watch })
const popup = (page: Page, content: SiteContent) =>
  page.getByRole('dialog', { name: content.brand.intro_video.title })
const film = (page: Page) => page.locator('dialog video')

test.describe('opened', () => {
  test.beforeEach(async ({ page, content }) => {
    await page.goto('/')
    await openButton(page, content).click()
    await expect(popup(page, content)).toBeVisible()
  })

  test('the film does not play by itself, and has its sound and captions on', {
    tag: '@long',
  }, async ({ page }) => {
    await nextFrames(page, 20)
    const state = await film(page).evaluate((video: HTMLVideoElement) => ({
      autoplay: video.autoplay,
      muted: video.muted || video.defaultMuted,
      paused: video.paused,
    }))
    expect(state).toEqual({ autoplay: false, muted: false, paused: true })

    const modes = await film(page).evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].map(({ kind, mode }) => ({ kind, mode })),
    )
    expect(modes).toEqual([{ kind: 'captions', mode: 'showing' }])
  })

  for (const [way, close] of roundOf([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Close', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ] as const)) {
    test(`${way} closes the popup and stops the film`, async ({ page, content }) => {
      const playable = await film(page).evaluate((video: HTMLVideoElement) =>
        video.canPlayType('video/mp4; codecs="avc1.640028"'),
      )
      test.skip(
        playable === '',
        'This browser plays no H.264, like the Chromium that Playwright installs.',
      )
      await film(page).evaluate((video: HTMLVideoElement) => video.play())
      await expect
        .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0)
      await close(page)
      await expect(popup(page, content)).toBeHidden()
      const state = () =>
        film(page).evaluate(({ paused, currentTime }: HTMLVideoElement) => ({
          paused,
          currentTime,
        }))
      await expect.poll(state).toEqual({ paused: true, currentTime: 0 })
    })
  }

  test('a click outside the popup closes it', { tag: '@long' }, async ({ page, content }) => {
    await page.mouse.click(20, 450)
    await expect(popup(page, content)).toBeHidden()
  })
})

test('the keyboard opens the popup, and the focus returns to the play control', {
  tag: '@long',
}, async ({ page, content }) => {
  await page.goto('/')
  await openButton(page, content).focus()
  await page.keyboard.press('Enter')
  await expect(popup(page, content)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openButton(page, content)).toBeFocused()
})
