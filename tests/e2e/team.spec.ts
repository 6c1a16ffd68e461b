import type { Page } from '@playwright/test'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

const cards = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).getByRole('article')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('the first four members stand with name and position', async ({ page, content }) => {
  const all = cards(page, sectionOf(content.pages.home, 'team').heading)
  await expect(all).toHaveCount(4)
  for (const [index, { name, position }] of content.team.slice(0, 4).entries()) {
    await expect(all.nth(index).getByRole('heading')).toHaveText(name)
    await expect(all.nth(index)).toContainText(position)
  }
})

test('photo and name lead to the team', async ({ page, content }) => {
  for (const card of await cards(page, sectionOf(content.pages.home, 'team').heading).all()) {
    const name = card.getByRole('heading').getByRole('link')
    await expect(name).toHaveAttribute('href', '/team')
    const photo = card
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first()
    await expect(photo).toHaveAttribute('href', '/team')
  }
})

test('each member has four profiles that open in a new tab', async ({ page, content }) => {
  const all = cards(page, sectionOf(content.pages.home, 'team').heading)
  for (const [index, { name, social_media }] of content.team.slice(0, 4).entries()) {
    const profiles = all.nth(index).getByRole('listitem').getByRole('link')
    await expect(profiles).toHaveCount(4)
    for (const [place, network] of ['Facebook', 'X', 'Instagram', 'Pinterest'].entries()) {
      const profile = profiles.nth(place)
      await expect(profile).toHaveAccessibleName(`${name} on ${network} (opens in a new tab)`)
      await expect(profile).toHaveAttribute('href', social_media[place]?.link ?? '')
      await expect(profile).toHaveAttribute('target', '_blank')
    }
  }
})

test('four members stand side by side on a large screen', async ({ page, content }) => {
  const all = cards(page, sectionOf(content.pages.home, 'team').heading)
  const boxes = await all.evaluateAll((elements) =>
    elements.map((element) => element.parentElement?.offsetTop),
  )
  expect(new Set(boxes).size).toBe(1)
})
