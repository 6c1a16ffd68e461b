import type { SectionLoader } from '../../build/loadSections.ts'
import type { WhyChooseUsProps } from './WhyChooseUs.tsx'

export const load: SectionLoader<'why-choose-us', WhyChooseUsProps> = (copy, { id }) => ({
  props: { id, copy },
})
