import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

// Browsers of 2024 support dialogs, but not invoker commands or `closedby`.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), { capture: true })
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    addEventListener(
      'beforetoggle',
      ({ target }) => (target as Element).removeAttribute('closedby'),
      {
        capture: true,
      },
    )
  })
  await page.goto('/')
})

test('a click opens the search and another closes it', { tag: '@long' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Search this site' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('a key opens the search and another closes it', { tag: '@long' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Search this site' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(dialog).toBeHidden()
})

test('a click outside the search closes it', { tag: '@long' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Search this site' })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.mouse.click(700, 800)
  await expect(dialog).toBeHidden()
})

test('a click opens the intro video', { tag: '@long' }, async ({ page, content }) => {
  await page.getByRole('button', { name: sectionOf(content.pages.home, 'hero').watch }).click()
  await expect(page.getByRole('dialog', { name: content.brand.intro_video.title })).toBeVisible()
})
