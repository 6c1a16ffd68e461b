import type { SectionLoader } from '../../build/loadSections.ts'
import { preparePicture } from '../../build/pictures.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import type { MessagePanelProps } from './MessagePanel.tsx'

export const load: SectionLoader<'message-panel', MessagePanelProps> = async (
  copy,
  { page, id },
) => ({
  props: {
    id,
    heading: page.heading,
    copy,
    picture: await preparePicture({
      name: copy.picture,
      alt: copy.alt,
      widths: PICTURE_WIDTHS_PX.message,
      sizes: '(max-width: 767px) 100vw, 58vw',
    }),
  },
})
