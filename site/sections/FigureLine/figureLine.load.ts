import type { SectionLoader } from '../../build/loadSections.ts'
import type { FigureLineProps } from './FigureLine.tsx'

export const load: SectionLoader<FigureLineProps> = (_copy, { content: { counters } }) =>
  counters.length > 0 ? { props: { counters } } : undefined
