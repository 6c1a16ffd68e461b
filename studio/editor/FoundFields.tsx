import { useEffect, useState } from 'react'
import type { FoundFields as Found } from '../content/findFields.ts'
import { routeTo } from '../content/form/routeTo.ts'
import styles from './FoundFields.module.css'
import { call } from './frame/calls.ts'
import { labels } from './frame/labels.ts'

/** Delay after the last key before the search starts. */
const PAUSE_MS = 200
const NOTHING: Found = { fields: [], more: 0 }

/** The fields that contain the searched words, each a link into its form. */
export function FoundFields({ search }: { search: string }) {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    let isLatest = true
    const show = (next: Found) => {
      if (isLatest) setFound(next)
    }
    const ask = () => {
      if (search.trim() === '') return show(NOTHING)
      // Without an answer the list of files below still works.
      call<Found>(`search?${new URLSearchParams({ words: search })}`).then(show, () =>
        show(NOTHING),
      )
    }
    const pause = setTimeout(ask, PAUSE_MS)
    return () => {
      isLatest = false
      clearTimeout(pause)
    }
  }, [search])

  const { fields, more } = found
  if (fields.length === 0) return null
  return (
    <section className={styles.found} aria-labelledby="found-fields">
      <h2 id="found-fields">{labels.search.fields}</h2>
      <ul role="list">
        {fields.map((place) => (
          <li key={routeTo(place)}>
            <a href={`#${routeTo(place)}`}>
              <span className={styles.label}>{place.label}</span>
              <span className={styles.record}>{place.record}</span>
              <span className={styles.excerpt}>{place.excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.excerpt}>{labels.search.moreFields(more)}</p>}
    </section>
  )
}
