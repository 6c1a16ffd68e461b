import type { SearchWords } from '../../../content-model/schemas/site.ts'
import { fillWords } from '../../lib/fillWords.ts'
import type { SearchState } from './useSearch.ts'

/** Words of a search that both of its places need. */
export type SummaryWords = Pick<
  SearchWords,
  'searching' | 'one_page' | 'pages' | 'instead' | 'nothing' | 'failed'
>

/** What a search has come to, in one sentence. */
export function searchSummary(state: SearchState, words: SummaryWords): string {
  const { query, step, count, instead } = state
  if (step === 'searching') return words.searching
  if (step === 'failed') return words.failed
  if (count === 0) return fillWords(words.nothing, { query })
  if (instead) return fillWords(words.instead, { query, instead })
  return fillWords(count === 1 ? words.one_page : words.pages, { query, count })
}
