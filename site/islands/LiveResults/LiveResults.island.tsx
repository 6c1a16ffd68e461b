import { useEffect, useRef } from 'react'
import type { SearchLabels } from '../../../content-model/schemas/site.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { fillWords } from '../../lib/text.ts'
import { FoundPages } from '../Search/FoundPages.tsx'
import { type AdviceLabels, SearchAdvice } from '../Search/SearchAdvice.tsx'
import { type SummaryLabels, searchSummary } from '../Search/searchSummary.ts'
import { useSearch } from '../Search/useSearch.ts'
import { useFieldValue } from '../useFieldValue.ts'
import styles from './LiveResults.module.css'

const PAGES_SHOWN = 5

/** Debounce: one search per word, not per letter. */
const REST_MS = 150

type LiveResultsProps = {
  /** The search field, in the same `search` element. */
  fieldId: string
  /** URL of the results page. */
  action: string
  labels: SummaryLabels & AdviceLabels & Pick<SearchLabels, 'all_results' | 'results'>
}

/**
 * The search dialog's results while the visitor types. An island because every letter changes them; without script
 * the form leads to the results page.
 */
export function LiveResults({ fieldId, action, labels }: LiveResultsProps) {
  const results = useRef<HTMLDivElement>(null)
  const query = useFieldValue(fieldId).trim()
  const { state } = useSearch(query, PAGES_SHOWN, REST_MS)

  useEffect(() => {
    const search = results.current?.closest('search')
    search?.addEventListener('keydown', moveByArrow)
    return () => search?.removeEventListener('keydown', moveByArrow)
  }, [])

  const found = state !== undefined && state.pages.length > 0
  return (
    <div ref={results}>
      <p role="status" className={styles.summary}>
        {state && searchSummary(state, labels, document.documentElement.lang)}
      </p>
      {state?.step === 'answered' && !found && <SearchAdvice labels={labels} />}
      {found && (
        <>
          <FoundPages label={labels.results} pages={state.pages} level={2} />
          {state.count > state.pages.length && (
            <p className={styles.all}>
              <TextLink href={`${action}?${new URLSearchParams({ q: state.query })}`}>
                {fillWords(labels.all_results, {
                  count: state.count.toLocaleString(document.documentElement.lang),
                })}
              </TextLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** The down arrow moves from the field into and through the results, the up arrow back. */
function moveByArrow(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const search = event.currentTarget as HTMLElement
  const stops = [...search.querySelectorAll<HTMLElement>('input, a')]
  const stop = stops[stops.indexOf(event.target as HTMLElement) + (step ?? 0)]
  if (!step || !stop) return
  event.preventDefault()
  stop.focus()
}
