import type { SectionLoader } from '../../lib/loadSections.ts'
import type { AboutProps } from './About.tsx'

export const load: SectionLoader<'about', AboutProps> = (copy, { id }) => ({
  props: { id, copy },
  structuredData: { tellsAgency: true },
})
