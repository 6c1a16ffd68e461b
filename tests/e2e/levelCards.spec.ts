import type { Locator } from '@playwright/test'
import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

const LONG = 'Analytics and performance monitoring of everything that a customer does with it'

test('titles of adjacent line cards align, however long their texts are', {
  tag: '@long',
}, async ({ page, content }) => {
  await page.goto('/home-3')
  const { heading } = sectionOf(content.pages['home-security'], 'line-cards')
  const cards = page.getByRole('region', { name: heading }).getByRole('article')
  await say(cards.first().locator('p'), LONG.repeat(2))
  const [one, other] = await topsOf(cards.getByRole('heading'))
  expect(other).toBe(one)
})

test('profile links of adjacent team members align, however long their texts are', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/team')
  const cards = page.getByRole('main').getByRole('article')
  await say(cards.first().locator('p').last(), LONG.repeat(2))
  const [one, other] = await topsOf(cards.getByRole('list'))
  expect(other).toBe(one)
})

for (const width of [320, 768, 1440]) {
  test(`a service title of any length stays below its picture at ${width} px`, {
    tag: '@long',
  }, async ({ page, content }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const { heading } = sectionOf(content.pages.home, 'services-grid')
    const tile = page.getByRole('region', { name: heading }).getByRole('link').nth(2)
    await say(tile.getByRole('heading'), LONG)
    const picture = await tile.locator('img').boundingBox()
    const title = await tile.getByRole('heading').boundingBox()
    expect(title?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity) - 1)
  })
}

test('the button that closes the menu is aligned with the logo', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog')
  expect(await middleOf(menu.getByRole('button').first())).toBe(
    await middleOf(menu.getByRole('link').first()),
  )
})

const say = (words: Locator, text: string) =>
  words.evaluate((element, said) => {
    element.textContent = said
  }, text)

const topsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It cannot be seen.')
  return Math.round(box.y + box.height / 2)
}
