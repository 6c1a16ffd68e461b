import { useEffect, useState } from 'react'
import type { SearchLabels } from '../../../content-model/schemas/site.ts'
import { Button } from '../../components/Button/Button.tsx'
import { fillWords } from '../../lib/text.ts'
import { FoundPages } from '../Search/FoundPages.tsx'
import { type AdviceLabels, SearchAdvice } from '../Search/SearchAdvice.tsx'
import { type SummaryLabels, searchSummary } from '../Search/searchSummary.ts'
import { useSearch } from '../Search/useSearch.ts'
import styles from './SearchResults.module.css'

const PAGES_PER_STEP = 10

type SearchResultsProps = {
  /** Id of the heading above the field, whose text becomes the result in a sentence. */
  headingId: string
  fieldId: string
  labels: SummaryLabels & AdviceLabels & Pick<SearchLabels, 'more' | 'results' | 'title'>
}

/**
 * The list of the results page. An island because the query is in the URL, which only the browser knows. Without the
 * island, the form still works natively.
 */
export function SearchResults({ headingId, fieldId, labels }: SearchResultsProps) {
  const [query, setQuery] = useState('')
  const { state, showMore } = useSearch(query, PAGES_PER_STEP)

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q')?.trim()
    if (!asked) return
    setQuery(asked)
    document.title = fillWords(labels.title, { query: asked })
    // Sets the default value only, so that typed text stays.
    const field = document.getElementById(fieldId) as HTMLInputElement | null
    if (field) field.defaultValue = asked
  }, [fieldId, labels.title])

  useEffect(() => {
    const heading = document.getElementById(headingId)
    if (heading && state) {
      heading.textContent = searchSummary(state, labels, document.documentElement.lang)
    }
  }, [headingId, labels, state])

  return (
    <div className={styles.found}>
      {state?.step === 'answered' && state.count === 0 && <SearchAdvice labels={labels} />}
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
    </div>
  )
}
