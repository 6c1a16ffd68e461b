import type { MessagePage } from '../../content-model/schemas/messagePage.ts'
import { PICTURE_WIDTHS_PX } from './pictureWidths.ts'
import { type PreparedPicture, preparePicture } from './preparePicture.ts'

/** The picture of a page that says one thing. */
export function messagePicture({ sections }: MessagePage): Promise<PreparedPicture> {
  return preparePicture({
    name: sections.picture,
    alt: sections.alt,
    widths: PICTURE_WIDTHS_PX.message,
    sizes: '(max-width: 767px) 100vw, 58vw',
  })
}
