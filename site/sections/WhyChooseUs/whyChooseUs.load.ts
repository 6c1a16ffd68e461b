import type { SectionLoader } from '../../build/loadSections.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { WhyChooseUsProps } from './WhyChooseUs.tsx'

export const load: SectionLoader<'why-choose-us', WhyChooseUsProps> = (copy, { content, id }) => ({
  props: { id, copy, tone: toneOnSwatch(content.palette, 'bone') ?? 'light' },
})
