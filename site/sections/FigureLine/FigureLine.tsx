import type { Counter } from '../../../content-model/schemas/clients.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import { Counters } from '../Counters/Counters.tsx'

export type FigureLineProps = SectionProps<'figure-line'> & { counters: Counter[] }

/** The counters on orange. */
export function FigureLine({ counters, labels }: FigureLineProps) {
  return <Counters counters={counters} labels={labels} tone="orange" />
}
