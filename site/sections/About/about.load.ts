import type { SectionLoader } from '../../build/loadSections.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { AboutProps } from './About.tsx'

export const load: SectionLoader<AboutProps> = (_copy, { content }) => ({
  props: { tone: toneOnSwatch(content.palette, 'sky') },
  structuredData: { tellsAgency: true },
})
