import type { ComponentProps } from 'react'
import type { SearchResults } from '../../islands/SearchResults/SearchResults.island.tsx'
import type { SectionLoader } from '../../lib/loadSections.ts'
import { searchForm, summaryWords } from '../../lib/searchWords.ts'
import type { SearchBandProps } from './SearchBand.tsx'

export type SiteSearchProps = {
  band: Omit<SearchBandProps, 'children'>
  results: ComponentProps<typeof SearchResults>
}

export const load: SectionLoader<'site-search', SiteSearchProps> = (copy, { content }) => {
  const { search, posts } = content
  return {
    props: {
      band: {
        words: copy.without_script,
        articles: posts.map(({ title, link }) => ({ title, path: link })),
      },
      results: {
        heading: copy.heading,
        form: searchForm(content),
        words: {
          ...summaryWords(content),
          advice: search.advice,
          more: search.more,
          results: search.results,
          title: search.title,
        },
      },
    },
    structuredData: { kind: 'SearchResultsPage' },
  }
}
