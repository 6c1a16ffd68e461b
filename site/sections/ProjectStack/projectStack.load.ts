import { toneOnColour } from '../../../content-model/colours.ts'
import type { Project } from '../../../content-model/schemas/clients.ts'
import type { Palette } from '../../../content-model/schemas/palette.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { framedPicture } from '../../build/pictures.ts'
import { projectColourName } from '../../lib/palette.ts'
import { BELOW_DESKTOP } from '../../styles/breakpoints.ts'
import type { ProjectStackProps, StackedProject } from './ProjectStack.tsx'

async function stackedProject(project: Project, palette: Palette): Promise<StackedProject> {
  return {
    id: project.id,
    name: project.project_name,
    kind: `${project.sector}, ${project.platform}`,
    details: project.details,
    action: project.cta,
    url: project.url,
    swatch: projectColourName(project),
    tone: toneOnColour(palette, project.colour),
    picture: await framedPicture(project, `${BELOW_DESKTOP} 92vw, 54vw`),
  }
}

export const load: SectionLoader<'project-stack', ProjectStackProps> = async (
  copy,
  { content, id },
) => {
  const { projects, palette, labels } = content
  if (projects.length === 0) return undefined
  return {
    props: {
      id,
      copy,
      projects: await Promise.all(projects.map((project) => stackedProject(project, palette))),
      newTabLabel: labels.opens_in_new_tab,
    },
  }
}
