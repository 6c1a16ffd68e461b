import type { SectionLoader } from '../../build/loadSections.ts'
import type { LineCardsProps } from './LineCards.tsx'

export const load: SectionLoader<'line-cards', LineCardsProps> = (copy, { id }) => ({
  props: { id, copy },
})
