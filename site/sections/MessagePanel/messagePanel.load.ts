import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { searchForm } from '../../islands/Search/searchProps.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { PHONE_VW } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { MessagePanelProps } from './MessagePanel.tsx'

export const load: SectionLoader<MessagePanelProps> = async (copy, { content, page }) => ({
  props: {
    heading: page.heading,
    search: copy.search ? searchForm(content) : undefined,
    picture: await blockPicture(
      copy,
      'message',
      `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 100vw, 58vw`,
    ),
    tone: toneOnSwatch(content.palette, copy.swatch),
  },
})
