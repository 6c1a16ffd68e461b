import type { SectionLoader } from '../../lib/loadSections.ts'
import type { WhyChooseUsProps } from './WhyChooseUs.tsx'

export const load: SectionLoader<'why-choose-us', WhyChooseUsProps> = (copy, { id }) => ({
  props: { id, copy },
})
