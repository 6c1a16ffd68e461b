import type { SectionLoader } from '../../build/loadSections.ts'
import type { FigureLineProps } from './FigureLine.tsx'

export const load: SectionLoader<'figure-line', FigureLineProps> = (
  _block,
  { content: { counters, labels } },
) => (counters.length > 0 ? { props: { counters, label: labels.counters } } : undefined)
