import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Project } from '../../../content-model/schemas/clients.ts'
import { projectHead } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { framedPicture, preparePicture } from '../../build/pictures.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { PHONE } from '../../styles/breakpoints.ts'
import type { PortfolioProps } from './Portfolio.tsx'
import type { PortfolioProject } from './PortfolioPanel.tsx'

async function portfolioPanel(project: Project, content: SiteContent): Promise<PortfolioProject> {
  return {
    id: project.id,
    ...projectHead(project, content),
    tall: await preparePicture({
      name: project.image_tall,
      alt: '',
      widths: PICTURE_WIDTHS_PX.projectTall,
      sizes: '12vw',
    }),
    framed: await framedPicture(project, `${PHONE} 92vw, 52vw`),
  }
}

export const load: SectionLoader<PortfolioProps> = async (_copy, { content }) => {
  const { projects } = content
  if (projects.length === 0) return undefined
  return {
    props: {
      projects: await Promise.all(projects.map((project) => portfolioPanel(project, content))),
    },
  }
}
