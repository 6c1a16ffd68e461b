import type { SectionLoader } from '../../build/loadSections.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { WhyChooseUsProps } from './WhyChooseUs.tsx'

export const load: SectionLoader<WhyChooseUsProps> = (_copy, { content }) => ({
  props: { tone: toneOnSwatch(content.palette, 'bone') ?? 'light' },
})
