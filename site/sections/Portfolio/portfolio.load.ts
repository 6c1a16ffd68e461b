import { portfolioPanel } from '../../lib/cards.ts'
import type { SectionLoader } from '../../lib/loadSections.ts'
import type { PortfolioProps } from './Portfolio.tsx'

export const load: SectionLoader<'portfolio', PortfolioProps> = async (copy, { content, id }) => {
  const { projects, labels } = content
  if (projects.length === 0) return undefined
  return {
    props: { id, copy, labels, projects: await Promise.all(projects.map(portfolioPanel)) },
  }
}
