import type { SectionLoader } from '../../build/loadSections.ts'
import { servicePagesListed } from '../../lib/pages.ts'
import type { ServiceListProps } from './ServiceList.tsx'

export const load: SectionLoader<ServiceListProps> = (_copy, { content }) => ({
  props: {
    services: servicePagesListed(content).map(({ page, label }) => ({
      name: label,
      promise: page.promise,
      href: page.path,
      swatch: page.illustration.swatch,
    })),
  },
  structuredData: { pageType: 'CollectionPage' },
})
