import type { ComponentProps } from 'react'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { searchForm, summaryLabels } from '../../islands/Search/searchProps.ts'
import type { SearchResults } from '../../islands/SearchResults/SearchResults.island.tsx'
import { pageTitle } from '../../lib/pages.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import type { SearchPanelProps } from './SearchPanel.tsx'

export type SiteSearchProps = SectionProps<'site-search'> & {
  panel: Omit<SearchPanelProps, 'children'>
  results: ComponentProps<typeof SearchResults>
}

export const load: SectionLoader<SiteSearchProps> = (copy, { content, page }) => {
  const { search, posts, palette } = content
  const title = pageTitle(content, page)
  const headingId = 'search-heading'
  const fieldId = 'search-page-field'
  return {
    props: {
      panel: {
        title,
        swatch: copy.swatch,
        tone: toneOnSwatch(palette, copy.swatch),
        headingId,
        heading: copy.heading,
        fieldId,
        form: searchForm(content),
        copy: copy.without_script,
        articles: posts.map(({ title, link }) => ({ title, path: link })),
      },
      results: {
        headingId,
        fieldId,
        labels: {
          ...summaryLabels(content),
          advice: search.advice,
          ask: search.ask,
          more: search.more,
          results: search.results,
          title: search.title,
        },
      },
    },
    breadcrumb: title.breadcrumb,
    structuredData: { pageType: 'SearchResultsPage' },
  }
}
