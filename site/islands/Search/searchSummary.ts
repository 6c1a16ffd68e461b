import type { SearchLabels } from '../../../content-model/schemas/site.ts'
import { fillCount, fillWords } from '../../lib/text.ts'
import type { SearchState } from './useSearch.ts'

/** Texts shared by the search dialog and the results page. */
export type SummaryLabels = Pick<
  SearchLabels,
  'searching' | 'found' | 'instead' | 'nothing' | 'failed'
>

/** The result of a search in one sentence. */
export function searchSummary(state: SearchState, labels: SummaryLabels, locale: string): string {
  const { query, step, count, instead } = state
  if (step === 'searching') return labels.searching
  if (step === 'failed') return labels.failed
  if (count === 0) return fillWords(labels.nothing, { query })
  if (instead) return fillWords(labels.instead, { query, instead })
  return fillCount(labels.found, count, locale, { query })
}
