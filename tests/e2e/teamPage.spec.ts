import { sectionOf } from '../support/sectionOf.ts'
import { expect, test } from '../support/visitor.ts'

test('the team page shows every member with position, a short text and profiles', async ({
  read,
  content,
}) => {
  const page = await read('/team')
  const { heading } = sectionOf(content.pages.team, 'team')
  const cards = page.getByRole('region', { name: heading }).getByRole('article')
  await expect(cards).toHaveCount(content.team.length)
  for (const [index, { name, position, bio, social_media }] of content.team.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading')).toHaveText(name)
    await expect(card).toContainText(position)
    await expect(card).toContainText(bio)
    await expect(card.getByRole('listitem').getByRole('link')).toHaveCount(social_media.length)
  }
})

test('each topic names the person to ask for', async ({ read, content }) => {
  const page = await read('/team')
  const { heading, rows } = sectionOf(content.pages.team, 'ask-for')
  const list = page.getByRole('region', { name: heading })
  await expect(list.getByRole('term')).toHaveText(rows.map(({ topic }) => topic))
  await expect(list.getByRole('definition')).toHaveText(rows.map(({ member }) => member))
})
