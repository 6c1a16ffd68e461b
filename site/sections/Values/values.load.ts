import type { SectionLoader } from '../../lib/loadSections.ts'
import type { ValuesProps } from './Values.tsx'

export const load: SectionLoader<'values', ValuesProps> = (copy, { id }) => ({
  props: { id, copy },
})
