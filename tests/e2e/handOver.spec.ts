import type { Page } from '@playwright/test'
import { laidOut } from '../support/laidOut.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ reducedMotion: 'no-preference' })

/** Records on every page from now on whether it opens with a view transition, and the elements in it. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const root = document.documentElement
      root.dataset.handedOver = String(viewTransition !== null)
      viewTransition?.ready.then(
        () => {
          root.dataset.parts = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
            .filter((part) => part?.startsWith('::view-transition'))
            .join(' ')
        },
        (reason) => {
          root.dataset.parts = String(reason)
        },
      )
    })
  })

/** View transition names on the page, each as often as it occurs. */
const names = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none')
      .sort(),
  )

const cases = [
  { list: '/blog', card: 'main article:has(img) h3 a', head: 'an article' },
  { list: '/services', card: 'main a[data-swatch]:has(img)', head: 'a service' },
  { list: '/work', card: 'main article h2 a', head: 'a case' },
]
for (const { list, card, head } of cases) {
  test(`the picture of a clicked card grows into the top of ${head}`, { tag: '@long' }, async ({
    page,
  }) => {
    await noteTransitions(page)
    // A browser that draws no frame for four seconds skips the transition, so the test retries.
    await expect(async () => {
      await page.goto(list)
      await laidOut(page)
      expect(new Set(await names(page)).size).toBe((await names(page)).length)
      await page.locator(card).first().click()
      await page.waitForURL((url) => url.pathname !== list)
      const root = page.locator('html')
      await expect(root).toHaveAttribute('data-handed-over', 'true')
      await expect(root).toHaveAttribute('data-parts', /view-transition-old\(picture\)/)
      await expect(root).toHaveAttribute('data-parts', /view-transition-new\(picture\)/)
    }).toPass()
    expect(await names(page)).toEqual(['header', 'picture', 'root'])
  })
}

test('with reduced motion, pages change without a transition', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteTransitions(page)
  await page.goto('/blog')
  await laidOut(page)
  await page.locator('main article h3 a').first().click()
  await page.waitForURL((url) => url.pathname !== '/blog')
  await expect(page.locator('html')).toHaveAttribute('data-handed-over', 'false')
})

test('the link to an author below a card starts no picture transition', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/blog')
  await laidOut(page)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.locator('main article a[href*="author"]').first().click()
  expect(await names(page)).toEqual(['header', 'root'])
})

test('a link from an article starts no picture transition', { tag: '@long' }, async ({ page }) => {
  await page.goto('/blog')
  await laidOut(page)
  await page.locator('main article h3 a').first().click()
  await page.waitForURL((url) => url.pathname !== '/blog')
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  )
  await page.locator('body > footer a').first().click()
  expect(await names(page)).toEqual(['header', 'root'])
})
