import type { SectionLoader } from '../../build/loadSections.ts'
import type { CountersProps } from './Counters.tsx'

export const load: SectionLoader<'counters', CountersProps> = (
  _block,
  { content: { counters, labels } },
) => (counters.length > 0 ? { props: { counters, label: labels.counters } } : undefined)
