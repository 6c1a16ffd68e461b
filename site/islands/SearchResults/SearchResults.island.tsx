import { useEffect, useRef, useState } from 'react'
import type { SearchLabels } from '../../../content-model/schemas/site.ts'
import { Button } from '../../components/Button/Button.tsx'
import { fillWords } from '../../lib/text.ts'
import texts from '../../styles/texts.module.css'
import { FoundPages } from '../Search/FoundPages.tsx'
import { SearchForm, type SearchFormProps } from '../Search/SearchForm.tsx'
import { type SummaryLabels, searchSummary } from '../Search/searchSummary.ts'
import { useSearch } from '../Search/useSearch.ts'
import styles from './SearchResults.module.css'

const PAGES_PER_STEP = 10

type SearchResultsProps = {
  /** Heading while nothing is searched for. */
  heading: string
  form: SearchFormProps
  labels: SummaryLabels & Pick<SearchLabels, 'advice' | 'more' | 'results' | 'title'>
}

/**
 * The results page's field and results. An island because the query stands in the address, which only the
 * browser knows; it hydrates where there is one (`client:interaction`). Without it the form works natively.
 */
export function SearchResults({ heading, form, labels }: SearchResultsProps) {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const { state, showMore } = useSearch(query, PAGES_PER_STEP)

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q')?.trim() ?? ''
    setQuery(asked)
    if (field.current) field.current.value = asked
    document.title = fillWords(labels.title, { query: asked })
  }, [labels.title])

  const nothing = state?.step === 'answered' && state.count === 0
  return (
    <section className={styles.results} aria-labelledby="search-heading">
      <div role="status">
        <h2 id="search-heading" className={styles.heading}>
          {state ? searchSummary(state, labels) : heading}
        </h2>
      </div>
      {nothing && <p className={`${texts.lead} ${styles.advice}`}>{labels.advice}</p>}
      <SearchForm {...form} field={field} />
      {state && state.pages.length > 0 && (
        <>
          <FoundPages label={labels.results} pages={state.pages} level={3} />
          {state.count > state.pages.length && (
            <Button variant="outline" onClick={showMore}>
              {labels.more}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
