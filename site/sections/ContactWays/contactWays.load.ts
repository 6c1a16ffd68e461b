import type { SectionLoader } from '../../build/loadSections.ts'
import type { ContactWaysProps } from './ContactWays.tsx'

export const load: SectionLoader<ContactWaysProps> = (_copy, { content }) => ({
  props: { brand: content.brand },
  structuredData: { pageType: 'ContactPage', tellsAgency: true },
})
