import { toneOnColour } from '../../../content-model/colours.ts'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { Project } from '../../../content-model/schemas/clients.ts'
import { projectHead } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { framedTopPicture } from '../../build/pictures.ts'
import { BELOW_DESKTOP } from '../../styles/breakpoints.ts'
import type { ProjectStackProps, StackedProject } from './ProjectStack.tsx'

async function stackedProject(project: Project, content: SiteContent): Promise<StackedProject> {
  return {
    id: project.id,
    ...projectHead(project, content),
    details: project.details,
    tone: toneOnColour(content.palette, project.colour),
    picture: await framedTopPicture(project, `${BELOW_DESKTOP} 92vw, 54vw`),
  }
}

export const load: SectionLoader<ProjectStackProps> = async (_copy, { content }) => {
  const { projects } = content
  if (projects.length === 0) return undefined
  return {
    props: {
      projects: await Promise.all(projects.map((project) => stackedProject(project, content))),
    },
  }
}
