import type { SiteContent } from '../../content-model/readContent.ts'
import type { TeamMember } from '../../content-model/schemas/teamMember.ts'
import { teamCard } from './cards.ts'
import { preparePicture } from './preparePicture.ts'

/** What the team page shows: everybody with a line about them, and whom to ask for. */
export async function loadTeam(content: SiteContent) {
  const { pages, brand } = content
  const page = pages.team
  const { team, ask } = page.sections
  const members = await Promise.all(
    content.team.map(async (member) => ({ member, card: await teamCard(member, content) })),
  )
  return {
    page,
    facts: { people: members.map(({ member, card }) => ({ member, image: card.picture.src })) },
    team: {
      words: team,
      members: members.map(({ member, card }) => ({ ...card, bio: member.bio })),
    },
    ask: {
      words: ask,
      rows: await Promise.all(
        ask.rows.flatMap(({ topic, member: name }) => {
          const member = content.team.find((person) => person.name === name)
          return member ? [askRow(topic, member)] : []
        }),
      ),
      phone: brand.phone,
      hours: brand.opening_hours.text,
    },
  }
}

async function askRow(topic: string, { name, field, src }: TeamMember) {
  const portrait = await preparePicture({
    name: src,
    alt: '',
    widths: [64, 128],
    sizes: '52px',
    ratio: 1,
  })
  return { topic, name, field, portrait }
}
