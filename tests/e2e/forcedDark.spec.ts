import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '../../content-model/colours.ts'
import { expect, test } from '../support/visitor.ts'

// Chrome on Android darkens pages like this if the visitor asks for dark pages.
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Contrast between the lightest and the darkest colour of a part, as painted. */
async function contrastIn(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot()).stats()
  const hex = (side: 'min' | 'max') =>
    `#${channels
      .slice(0, 3)
      .map((channel) => channel[side].toString(16).padStart(2, '0'))
      .join('')}`
  return contrastRatio(hex('min'), hex('max'))
}

test('the logo, the partners’ logos and text on pictures are visible if the browser darkens the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const parts = {
    logo: page.getByRole('banner').locator('a[href="/"] svg'),
    partner: page.getByRole('main').locator('svg[data-drawn-for]').first(),
    headline: page.getByRole('heading', { level: 1 }),
    film: page.getByText('Watch Intro Video').first(),
  }
  for (const [name, part] of Object.entries(parts)) {
    expect.soft(await contrastIn(part), name).toBeGreaterThan(4.5)
  }
  await page.goto('/contact')
  expect(await contrastIn(page.getByRole('heading', { level: 1 }))).toBeGreaterThan(4.5)
})

test('a page that is not darkened keeps its colours', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL })
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-forced-dark')
  await page.close()
})
