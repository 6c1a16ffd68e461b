import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

// In its end state: a card that is still coming in has no contrast to measure.
test.use({ reducedMotion: 'reduce' })

/** What axe finds, in a line each: the rule and where. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const STATES: { state: string; widths: number[]; open: (page: Page) => Promise<void> }[] = [
  {
    state: 'with a drop-down open',
    widths: [1440],
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Services' }).click(),
  },
  {
    state: 'with the menu open',
    widths: [390],
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').locator('summary', { hasText: 'Services' }).click()
    },
  },
  {
    state: 'with the search open',
    widths: [390, 1440],
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
  },
  {
    state: 'with the options open',
    widths: [1440],
    open: (page) => page.getByRole('button', { name: 'Contact and profiles' }).click(),
  },
  {
    state: 'with the intro video open',
    widths: [390, 1440],
    open: (page) => page.getByRole('button', { name: 'Watch Intro Video' }).click(),
  },
]

for (const { state, widths, open } of STATES) {
  for (const width of widths) {
    test(`axe finds nothing on the home page ${state} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await open(page)
      expect(await violations(page)).toEqual([])
    })
  }
}

test.describe('for an unknown address', () => {
  test.use({ staged: [/404/] })

  for (const width of [390, 1440]) {
    test(`axe finds nothing on the 404 page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/no-such-page')
      expect(await violations(page)).toEqual([])
    })
  }
})
