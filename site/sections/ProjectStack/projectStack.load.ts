import type { Palette } from '../../../content-model/schemas/palette.ts'
import type { Project } from '../../../content-model/schemas/project.ts'
import { toneOnColour } from '../../../content-model/toneOnColour.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { framedPicture } from '../../build/pictures.ts'
import { BELOW_DESKTOP } from '../../styles/breakpoints.ts'
import type { ProjectStackProps, StackedProject } from './ProjectStack.tsx'

async function stackedProject(project: Project, palette: Palette): Promise<StackedProject> {
  return {
    id: project.id,
    name: project.project_name,
    kind: `${project.kind}, ${project.platform}`,
    details: project.details,
    action: project.cta,
    url: project.url,
    field: project.image,
    tone: toneOnColour(palette, project.field),
    picture: await framedPicture(project, `${BELOW_DESKTOP} 92vw, 54vw`),
  }
}

export const load: SectionLoader<'project-stack', ProjectStackProps> = async (
  copy,
  { content, id },
) => {
  const { projects, palette, interface_words: labels } = content
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
