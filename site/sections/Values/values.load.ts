import type { SectionLoader } from '../../build/loadSections.ts'
import type { ValuesProps } from './Values.tsx'

export const load: SectionLoader<'values', ValuesProps> = (copy, { id }) => ({
  props: { id, copy },
})
