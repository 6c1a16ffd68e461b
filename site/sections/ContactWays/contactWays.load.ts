import type { SectionLoader } from '../../build/loadSections.ts'
import type { ContactWaysProps } from './ContactWays.tsx'

export const load: SectionLoader<'contact-ways', ContactWaysProps> = (copy, { content }) => ({
  props: { copy, brand: content.brand },
  structuredData: { pageType: 'ContactPage', tellsAgency: true },
})
