import type { SectionLoader } from '../../build/loadSections.ts'
import type { SecurityFeaturesProps } from './SecurityFeatures.tsx'

export const load: SectionLoader<'security-features', SecurityFeaturesProps> = (copy, { id }) => ({
  props: { id, copy },
})
