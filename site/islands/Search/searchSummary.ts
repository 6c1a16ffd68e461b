import type { SearchLabels } from '../../../content-model/schemas/site.ts'
import { fillWords } from '../../lib/text.ts'
import type { SearchState } from './useSearch.ts'

/** Words of a search that dialog and results page share. */
export type SummaryLabels = Pick<
  SearchLabels,
  'searching' | 'one_page' | 'pages' | 'instead' | 'nothing' | 'failed'
>

/** The result of a search in one sentence. */
export function searchSummary(state: SearchState, labels: SummaryLabels): string {
  const { query, step, count, instead } = state
  if (step === 'searching') return labels.searching
  if (step === 'failed') return labels.failed
  if (count === 0) return fillWords(labels.nothing, { query })
  if (instead) return fillWords(labels.instead, { query, instead })
  return fillWords(count === 1 ? labels.one_page : labels.pages, { query, count })
}
