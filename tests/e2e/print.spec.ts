import type { Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

/** A4 within margins of 1 cm, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }

const KINDS = ['/', '/pricing', '/contact', '/privacy-policy', '/home-2', '/home-3', '/faq']

test.use({ viewport: SHEET })

async function openPrinted(page: Page, address: string) {
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
}

for (const address of roundOf(KINDS)) {
  test(`${address} prints without navigation, controls and fixed parts, and its text is readable without backgrounds`, async ({
    page,
  }) => {
    await openPrinted(page, address)
    for (const role of ['navigation', 'tablist', 'search', 'form'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    const stuck = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
        .map((one) => one.outerHTML.slice(0, 80)),
    )
    expect(stuck).toEqual([])

    const pale = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const words = node.textContent?.trim()
        if (!words || !element?.checkVisibility() || element.closest('script, style')) continue
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(element).color.match(/[\d.]+/g) ?? []
        ).map(Number)
        if (Math.min(red, green, blue) > 160) found.push(words.slice(0, 40))
      }
      return found
    })
    expect(pale).toEqual([])
  })
}

test('if a visitor prints backgrounds too, there is no dark background under the text', {
  tag: '@long',
}, async ({ page }) => {
  await openPrinted(page, '/')
  const dark = page.getByRole('main').locator('[data-swatch][data-tone="dark"]')
  expect(await dark.count()).toBeGreaterThan(0)
  for (const surface of await dark.all()) {
    await expect(surface).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})

test('every answer of the FAQ is printed', async ({ page, content }) => {
  await openPrinted(page, '/faq')
  expect(sectionOf(content.pages.faq, 'faq-list')).toBeDefined()
  for (const { ans } of content.faqs) await expect(page.getByText(ans)).toBeVisible()
})
