import type { SectionLoader } from '../../build/loadSections.ts'
import type { AboutProps } from './About.tsx'

export const load: SectionLoader<'about', AboutProps> = (copy, { id }) => ({
  props: { id, copy },
  structuredData: { tellsAgency: true },
})
