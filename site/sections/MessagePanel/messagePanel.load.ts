import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { PHONE } from '../../styles/breakpoints.ts'
import type { MessagePanelProps } from './MessagePanel.tsx'

export const load: SectionLoader<'message-panel', MessagePanelProps> = async (
  copy,
  { content, page, id },
) => ({
  props: {
    id,
    heading: page.heading,
    copy,
    picture: await blockPicture(copy, 'message', `${PHONE} 100vw, 58vw`),
    tone: toneOnSwatch(content.palette, copy.swatch),
  },
})
