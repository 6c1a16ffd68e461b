import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'

export const load: SectionLoader<SectionProps<'about'>> = () => ({
  props: {},
  structuredData: { tellsAgency: true },
})
