import type { Locator, Page } from '@playwright/test'
import { rgbOf } from '../support/rgbOf.ts'
import { roundOf } from '../support/round.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

const UPRIGHT = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]
const SIDEWAYS = [
  { width: 667, height: 375 },
  { width: 844, height: 390 },
]
const MAX_TITLE_BAR_PX = 160
const MAX_HEADER_SHARE = 0.18

/** The full-width container of the page's heading. */
const titleBar = (page: Page) => page.locator('main > *').filter({ has: page.locator('h1') })

const colourOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

for (const size of roundOf(UPRIGHT)) {
  test(`on a phone ${size.width} px wide, a title bar has its colour and a picture, and is at most 160 px high`, async ({
    read,
    content,
  }) => {
    const page = await read('/about', size)
    const { swatch } = content.pages.about.illustration ?? {}
    const bar = titleBar(page)
    expect(await colourOf(bar)).toBe(rgbOf(content.palette[swatch ?? 'wall']))
    await expect(bar.locator('img')).toBeVisible()
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(MAX_TITLE_BAR_PX)
  })
}

test.describe('on a phone', () => {
  const PHONE = { width: 390, height: 844 }

  test('each project of the dark home page shows a picture of its site', { tag: '@long' }, async ({
    read,
    content,
  }) => {
    const page = await read('/home-2', PHONE)
    const { heading } = sectionOf(content.pages['home-dark'], 'project-stack')
    const projects = page.getByRole('region', { name: heading }).getByRole('listitem')
    for (const project of await projects.all()) {
      const picture = await project.getByRole('img').boundingBox()
      expect(picture?.height).toBeGreaterThan(100)
    }
  })

  test('features of the security page have their drawing beside the title', {
    tag: '@long',
  }, async ({ read, content }) => {
    const page = await read('/home-3', PHONE)
    const { heading } = sectionOf(content.pages['home-security'], 'security-features')
    const cards = page.getByRole('region', { name: heading }).getByRole('article')
    for (const card of await cards.all()) {
      const drawing = await card.locator('svg').boundingBox()
      const title = await card.getByRole('heading').boundingBox()
      expect(title?.x).toBeGreaterThan((drawing?.x ?? 0) + (drawing?.width ?? 0))
    }
  })
})

for (const size of roundOf(SIDEWAYS)) {
  test.describe(`on a phone held sideways, ${size.width} px wide`, () => {
    test.use({ viewport: size })

    test('the header takes at most 18% of the screen, before and after scrolling', {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto('/pricing')
      const bottom = () => titleBar(page).evaluate((bar) => bar.getBoundingClientRect().top)
      expect(await bottom()).toBeLessThanOrEqual(MAX_HEADER_SHARE * size.height)
      await page.mouse.wheel(0, 400)
      const stuck = page.locator('[data-stuck] > *')
      await expect(stuck).toBeVisible()
      expect((await stuck.boundingBox())?.height).toBeLessThanOrEqual(
        MAX_HEADER_SHARE * size.height,
      )
    })

    test('the first screen of the security page shows its main button', {
      tag: '@long',
    }, async ({ page, content }) => {
      await page.goto('/home-3')
      const { action } = sectionOf(content.pages['home-security'], 'security-banner')
      await expect(
        page.getByRole('main').getByRole('link', { name: action.label }).first(),
      ).toBeInViewport({ ratio: 1 })
    })

    test('the last entry of the menu can be reached', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const last = page.getByRole('dialog').getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
  })
}

test('five plan tabs wrap into rows of two or more at 768 px', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/pricing')
  const tops = await page.getByRole('tablist').evaluate((list) => {
    const tab = list.lastElementChild
    if (tab) list.append(tab.cloneNode(true))
    return [...list.children].map((one) => one.getBoundingClientRect().top)
  })
  expect(tops).toHaveLength(5)
  for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1)
})
