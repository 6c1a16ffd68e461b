import { teamCard } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { TeamProps } from './Team.tsx'

const FIRST_COUNT = 4

export const load: SectionLoader<TeamProps> = async (copy, { content }) => {
  const isWhole = copy.members === 'all'
  const shown = isWhole ? content.team : content.team.slice(0, FIRST_COUNT)
  if (shown.length === 0) return undefined
  const members = await Promise.all(
    shown.map(async (member) => ({
      ...(await teamCard(member, content)),
      bio: isWhole ? member.bio : undefined,
    })),
  )
  return {
    props: { members },
    structuredData: isWhole
      ? {
          people: shown.map((member, index) => ({
            member,
            image: members[index]?.picture.src ?? '',
          })),
        }
      : undefined,
  }
}
