import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SearchLabels } from '../../../content-model/schemas/site.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { fillWords } from '../../lib/text.ts'
import { FoundPages } from '../Search/FoundPages.tsx'
import { SearchForm, type SearchFormProps } from '../Search/SearchForm.tsx'
import { type SummaryLabels, searchSummary } from '../Search/searchSummary.ts'
import { useSearch } from '../Search/useSearch.ts'
import styles from './SearchBox.module.css'

const PAGES_SHOWN = 5

/** How long typing must rest: one search a word, not one a letter. */
const REST_MS = 150

type SearchBoxProps = {
  form: SearchFormProps
  labels: SummaryLabels & Pick<SearchLabels, 'advice' | 'all_results' | 'results'>
}

/**
 * The field of the search dialog. An island because its results are seen as the visitor types; it hydrates
 * with the first letter (`client:interaction`), so nothing of it is fetched by those who only look.
 * Until then, and without script, the form leads to the results page.
 */
export function SearchBox({ form, labels }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const { state } = useSearch(query.trim(), PAGES_SHOWN, REST_MS)

  // What was typed before hydration stands in the field already.
  useEffect(() => setQuery(field.current?.value ?? ''), [])

  /** Down from the field into the results, up and down between them, and up from the first one back. */
  function moveByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const from = links.indexOf(event.target as HTMLElement)
    const to = from + (event.key === 'ArrowDown' ? 1 : -1)
    if (links.length === 0 || to >= links.length || to < -1) return
    event.preventDefault()
    if (to === -1) field.current?.focus()
    else links[to]?.focus()
  }

  const found = state !== undefined && state.pages.length > 0
  return (
    <SearchForm {...form} field={field} onType={setQuery} onKeyDown={moveByArrow} autoFocus>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links within */}
      <div ref={results} onKeyDown={moveByArrow}>
        <p role="status" className={styles.summary}>
          {state && searchSummary(state, labels)}
        </p>
        {state?.step === 'answered' && !found && <p className={styles.advice}>{labels.advice}</p>}
        {found && (
          <>
            <FoundPages label={labels.results} pages={state.pages} level={2} />
            {state.count > state.pages.length && (
              <p className={styles.all}>
                <TextLink href={`${form.action}?${new URLSearchParams({ q: state.query })}`}>
                  {fillWords(labels.all_results, { count: state.count })}
                </TextLink>
              </p>
            )}
          </>
        )}
      </div>
    </SearchForm>
  )
}
