import type { SiteContent } from '../../../content-model/readContent.ts'
import type { SearchFormProps } from './SearchForm.tsx'
import type { SummaryLabels } from './searchSummary.ts'

/** Props of every search field. */
export function searchForm({ pages, labels }: SiteContent): SearchFormProps {
  return {
    action: pages['search-result'].path,
    label: labels.search,
    placeholder: labels.search_placeholder,
  }
}

/** Texts about the result of a search. In development there is no index, and the text for failures says so. */
export function summaryLabels({ search }: SiteContent): SummaryLabels {
  const { searching, found, instead, nothing, failed, not_built } = search
  const without = import.meta.env.DEV ? not_built : failed
  return { searching, found, instead, nothing, failed: without }
}
