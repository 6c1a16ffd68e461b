import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

test('the page shows all clients with portrait, rating, quote, name and role', async ({
  read,
  content,
}) => {
  const page = await read('/testimonials')
  const { heading } = sectionOf(content.pages.testimonials, 'testimonial-wall')
  const cards = page.getByRole('region', { name: heading }).getByRole('listitem')
  await expect(cards).toHaveCount(content.testimonials.length)
  for (const [index, client] of content.testimonials.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('img', { name: client.alt })).toBeVisible()
    await expect(card.getByRole('img', { name: `${client.rating} out of 5` })).toBeVisible()
    await expect(card.getByRole('blockquote')).toHaveText(client.review)
    await expect(card).toContainText(client.name)
    await expect(card).toContainText(client.position)
  }
})

test('the first three cards form three columns, two on tablets and one on phones', {
  tag: '@long',
}, async ({ read, content }) => {
  const page = await read('/testimonials')
  const { heading } = sectionOf(content.pages.testimonials, 'testimonial-wall')
  const cards = page.getByRole('region', { name: heading }).getByRole('listitem')
  for (const [width, columns] of [
    [1440, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const edges = await cards.evaluateAll((all) =>
      all.slice(0, 3).map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect(new Set(edges).size, `${width} px`).toBe(columns)
  }
})

test('on a tablet the last card spans both columns if the number of cards is odd', async ({
  read,
  content,
}) => {
  expect(content.testimonials.length % 2).toBe(1)
  const page = await read('/testimonials', { width: 800, height: 900 })
  const { heading } = sectionOf(content.pages.testimonials, 'testimonial-wall')
  const cards = page.getByRole('region', { name: heading }).getByRole('listitem')
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
  const [last, ...others] = boxes.toReversed()
  expect(last?.width).toBeGreaterThan(2 * (others[0]?.width ?? 0))
  for (const { bottom } of others) expect(last?.top).toBeGreaterThanOrEqual(bottom)
})
