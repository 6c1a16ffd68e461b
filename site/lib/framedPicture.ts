import type { Project } from '../../content-model/schemas/clients.ts'
import { PICTURE_WIDTHS_PX } from './pictureWidths.ts'
import { type PreparedPicture, preparePicture } from './preparePicture.ts'

/** A client's site in its frame. */
export function framedPicture(project: Project, sizes: string): Promise<PreparedPicture> {
  return preparePicture({
    name: project.image,
    alt: project.alt,
    sizes,
    widths: PICTURE_WIDTHS_PX.projectFramed,
  })
}
