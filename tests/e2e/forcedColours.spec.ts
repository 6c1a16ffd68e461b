import type { Locator } from '@playwright/test'
import { bringIntoView } from '../support/slideRow.ts'
import { expect, test } from '../support/visitor.ts'

// A system theme of white on black, on which the site's own dark text would be invisible.
test.use({
  contextOptions: { forcedColors: 'active' },
  colorScheme: 'dark',
})

const WHITE = 'rgb(255, 255, 255)'
const NO_COLOUR = 'rgba(0, 0, 0, 0)'

const fillOf = (mark: Locator, pseudo?: string) =>
  mark.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo)

test('ratings, the current dot and the selected tab are visible in the colours of the system', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const clients = page.getByRole('region', { name: 'What Our Clients Say' })
  await bringIntoView(clients)
  expect(await fillOf(page.locator('[data-fill="full"]').first())).toBe(WHITE)
  const marked = clients.locator('[data-dot][aria-current]')
  await expect(marked).toHaveCount(1)
  expect(await fillOf(marked, '::after')).toBe(WHITE)
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('button', { name: 'Search' }).first()).toHaveCSS(
    'border-top-style',
    'solid',
  )
})

test('the logo has a surface of its own that is not black', { tag: '@long' }, async ({ page }) => {
  await page.goto('/contact')
  for (const place of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(place).locator('a[href="/"] [data-drawn-for]')
    const surface = await fillOf(logo)
    expect(surface).not.toBe(NO_COLOUR)
    expect(surface).not.toBe('rgb(0, 0, 0)')
  }
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the typed headline covers no text above it, with reduced motion: ${reducedMotion}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const headline = page.getByRole('heading', { level: 1 })
    const typed = headline.locator(':scope > [aria-hidden]')
    const { x = 0, y = 0, width = 0 } = (await headline.boundingBox()) ?? {}
    const height = ((await typed.boundingBox())?.y ?? 0) - y
    const wordsAbove = () => page.screenshot({ clip: { x, y, width, height } })
    const seen = await wordsAbove()
    await typed.evaluate(({ style }) => {
      style.visibility = 'hidden'
    })
    expect(seen.equals(await wordsAbove())).toBe(true)
  })
}

test('a field shows its border and its focus, and the checkbox its tick', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Tell us what you need' })
  const name = form.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveCSS('border-top-color', WHITE)
  await name.focus()
  await expect(name).toHaveCSS('outline-style', 'solid')
  await expect(form.getByRole('checkbox')).toHaveCSS('appearance', 'auto')
})

test('the navigation underlines the current page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/about')
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
})
