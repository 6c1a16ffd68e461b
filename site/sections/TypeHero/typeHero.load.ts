import type { SectionLoader } from '../../build/loadSections.ts'
import type { TypeHeroProps } from './TypeHero.tsx'

export const load: SectionLoader<'type-hero', TypeHeroProps> = (copy, { content, id }) => ({
  props: { id, copy, labels: content.labels },
})
