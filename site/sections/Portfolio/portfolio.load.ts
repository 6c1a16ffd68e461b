import type { Project } from '../../../content-model/schemas/clients.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { framedPicture, preparePicture } from '../../build/pictures.ts'
import { projectColourName } from '../../lib/palette.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { PHONE } from '../../styles/breakpoints.ts'
import type { PortfolioProps } from './Portfolio.tsx'
import type { PortfolioProject } from './PortfolioPanel.tsx'

async function portfolioPanel(project: Project): Promise<PortfolioProject> {
  return {
    id: project.id,
    name: project.project_name,
    kind: `${project.sector}, ${project.platform}`,
    action: project.cta,
    url: project.url,
    swatch: projectColourName(project),
    tall: await preparePicture({
      name: project.image_tall,
      alt: '',
      widths: PICTURE_WIDTHS_PX.projectTall,
      sizes: '12vw',
    }),
    framed: await framedPicture(project, `${PHONE} 92vw, 52vw`),
  }
}

export const load: SectionLoader<'portfolio', PortfolioProps> = async (copy, { content, id }) => {
  const { projects, labels } = content
  if (projects.length === 0) return undefined
  return {
    props: { id, copy, labels, projects: await Promise.all(projects.map(portfolioPanel)) },
  }
}
