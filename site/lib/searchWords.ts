import type { SiteContent } from '../../content-model/readContent.ts'
import type { SearchFormProps } from '../islands/Search/SearchForm.tsx'
import type { SummaryWords } from '../islands/Search/searchSummary.ts'

/** The field of the search, wherever it stands. */
export function searchForm({ pages, labels: words }: SiteContent): SearchFormProps {
  return {
    action: pages['search-result'].path,
    label: words.search,
    placeholder: words.search_placeholder,
  }
}

/** The sentences on what a search has come to. In development there is no index, and they say so. */
export function summaryWords({ search }: SiteContent): SummaryWords {
  const { searching, one_page, pages, instead, nothing, failed, not_built } = search
  const without = import.meta.env.DEV ? not_built : failed
  return { searching, one_page, pages, instead, nothing, failed: without }
}
