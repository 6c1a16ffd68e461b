import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import { PHONE } from '../../styles/breakpoints.ts'
import type { MessagePanelProps } from './MessagePanel.tsx'

export const load: SectionLoader<MessagePanelProps> = async (copy, { page }) => ({
  props: {
    heading: page.heading,
    picture: await blockPicture(copy, 'message', `${PHONE} 100vw, 58vw`),
  },
})
