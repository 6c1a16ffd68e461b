import type { SectionLoader } from '../../build/loadSections.ts'
import type { WorkStepsProps } from './WorkSteps.tsx'

export const load: SectionLoader<'work-steps', WorkStepsProps> = (copy, { id }) => ({
  props: { id, copy },
})
