import type { Page } from '@playwright/test'
import { roundOf } from '../support/round.ts'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

const cards = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).getByRole('article')

test('the first four members are shown with name and position, and link to the team page', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const all = cards(page, sectionOf(content.pages.home, 'team').heading)
  await expect(all).toHaveCount(4)
  for (const [index, { name, position }] of content.team.slice(0, 4).entries()) {
    await expect(all.nth(index).getByRole('heading')).toHaveText(name)
    await expect(all.nth(index)).toContainText(position)
  }

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

test('each member has their own profile links, any number of them, which open in a new tab', async ({
  read,
  content,
}) => {
  const page = await read('/')
  const all = cards(page, sectionOf(content.pages.home, 'team').heading)
  const members = content.team.slice(0, 4)
  expect(members.map(({ social_media }) => social_media.length)).toEqual([4, 1, 0, 8])
  for (const [index, { name, social_media }] of members.entries()) {
    const profiles = all.nth(index).getByRole('listitem').getByRole('link')
    await expect(profiles).toHaveCount(social_media.length)
    for (const [place, { link, icon, name: own }] of social_media.entries()) {
      const profile = profiles.nth(place)
      const network = icon === 'link' ? own : content.labels.networks[icon]
      await expect(profile).toHaveAccessibleName(`${name} on ${network} (opens in a new tab)`)
      await expect(profile).toHaveAttribute('href', link)
      await expect(profile).toHaveAttribute('target', '_blank')
    }
  }
})

for (const width of roundOf([320, 390, 1440])) {
  test(`profile links are large enough to press and stay within their card at ${width} px`, {
    tag: '@long',
  }, async ({ read, content }) => {
    const page = await read('/', { width, height: 800 })
    for (const card of await cards(page, sectionOf(content.pages.home, 'team').heading).all()) {
      // Icons are centred in their targets, so the first target begins left of the text.
      const frame = await card.evaluate((element) => element.getBoundingClientRect().toJSON())
      const targets = await card
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
      for (const { width, height, left, right } of targets) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
        expect((left + right) / 2).toBeGreaterThanOrEqual(frame.left)
        expect(right).toBeLessThanOrEqual(frame.right + 1)
      }
    }
  })
}

test('four members are side by side on a large screen', { tag: '@long' }, async ({
  read,
  content,
}) => {
  const page = await read('/')
  const all = cards(page, sectionOf(content.pages.home, 'team').heading)
  const boxes = await all.evaluateAll((elements) =>
    elements.map((element) => element.parentElement?.offsetTop),
  )
  expect(new Set(boxes).size).toBe(1)
})
