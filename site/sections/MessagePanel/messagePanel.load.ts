import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { searchForm } from '../../islands/Search/searchProps.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { BELOW_DESKTOP } from '../../styles/breakpoints.ts'
import type { MessagePanelProps } from './MessagePanel.tsx'

export const load: SectionLoader<MessagePanelProps> = async (copy, { content, page }) => ({
  props: {
    heading: page.heading,
    search: copy.search ? searchForm(content) : undefined,
    picture: await blockPicture(copy, 'message', `${BELOW_DESKTOP} 100vw, 58vw`),
    tone: toneOnSwatch(content.palette, copy.swatch),
  },
})
