import type { TeamMember } from '../../../content-model/schemas/people.ts'
import { teamPortrait } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { AskForProps } from './AskFor.tsx'

async function askRow(topic: string, member: TeamMember) {
  const { name, swatch } = member
  return { topic, name, swatch, portrait: await teamPortrait(member, '52px') }
}

export const load: SectionLoader<AskForProps> = async (copy, { content }) => {
  const { team, brand } = content
  const rows = copy.rows.flatMap(({ topic, member: name }) => {
    const member = team.find((person) => person.name === name)
    return member ? [askRow(topic, member)] : []
  })
  if (rows.length === 0) return undefined
  return {
    props: {
      rows: await Promise.all(rows),
      phone: brand.phone,
      hours: brand.opening_hours.text,
    },
  }
}
