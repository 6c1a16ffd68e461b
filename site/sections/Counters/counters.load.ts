import type { SectionLoader } from '../../build/loadSections.ts'
import type { CountersProps } from './Counters.tsx'

export const load: SectionLoader<CountersProps> = (_copy, { content: { counters } }) =>
  counters.length > 0 ? { props: { counters } } : undefined
