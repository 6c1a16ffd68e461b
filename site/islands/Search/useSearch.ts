import { useEffect, useState } from 'react'
import { type FoundPage, type SearchAnswer, searchSite } from './searchSite.ts'

/** The result of a search, with its query. */
export type SearchState = {
  query: string
  step: 'searching' | 'answered' | 'failed'
  count: number
  instead: string | undefined
  pages: FoundPage[]
}

type Search = {
  /** Undefined while there is no query. */
  state: SearchState | undefined
  showMore: () => Promise<void>
}

/**
 * Searches whenever the query changes. The old results stay until the new ones arrive.
 * @param pagesPerStep number of pages loaded at first and by each `showMore`.
 * @param restMs debounce of the query, in milliseconds.
 */
export function useSearch(query: string, pagesPerStep: number, restMs = 0): Search {
  const [state, setState] = useState<SearchState>()
  const [answer, setAnswer] = useState<SearchAnswer>()

  useEffect(() => {
    let stale = false
    if (query === '') {
      setState(undefined)
      return
    }
    setState((before) => ({ ...(before ?? NOTHING_YET), query, step: 'searching' }))
    const timer = window.setTimeout(async () => {
      const next = await searchSite(query).then(
        async (found) => ({ found, pages: await found.pages(0, pagesPerStep) }),
        () => undefined,
      )
      if (stale) return
      setAnswer(next?.found)
      setState({
        query,
        step: next ? 'answered' : 'failed',
        count: next?.found.count ?? 0,
        instead: next?.found.instead,
        pages: next?.pages ?? [],
      })
    }, restMs)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [query, pagesPerStep, restMs])

  async function showMore() {
    if (!state || !answer) return
    const shown = state.pages.length
    const further = await answer.pages(shown, shown + pagesPerStep)
    setState((now) =>
      now?.query === state.query ? { ...now, pages: [...state.pages, ...further] } : now,
    )
  }

  return { state, showMore }
}

const NOTHING_YET = { count: 0, instead: undefined, pages: [] }
