import type { TeamMember } from '../../../content-model/schemas/people.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { preparePicture } from '../../build/pictures.ts'
import type { AskForProps } from './AskFor.tsx'

async function askRow(topic: string, { name, swatch, src, focus }: TeamMember) {
  const portrait = await preparePicture({
    name: src,
    alt: '',
    focus,
    widths: [96, 160],
    sizes: '52px',
    ratio: 1,
  })
  return { topic, name, swatch, portrait }
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
