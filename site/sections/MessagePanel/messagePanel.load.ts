import type { SectionLoader } from '../../lib/loadSections.ts'
import { PICTURE_WIDTHS_PX } from '../../lib/pictureWidths.ts'
import { preparePicture } from '../../lib/preparePicture.ts'
import { PHONE } from '../../styles/breakpoints.ts'
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
      sizes: `${PHONE} 100vw, 58vw`,
    }),
  },
})
