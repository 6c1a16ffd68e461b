import { useId, useState } from 'react'
import type { Listing } from './Listing.ts'

/** Everything that can be edited, by group; the search looks into all words of every file. */
export function RecordList({ listing, route }: { listing: Listing; route: string }) {
  const [query, setQuery] = useState('')
  const searchId = useId()
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = listing.records.filter((record) =>
    words.every((word) => record.words.includes(word)),
  )
  const isSearching = words.length > 0
  return (
    <>
      <search className="search">
        <label htmlFor={searchId}>Search all words</label>
        <input
          id={searchId}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="quiet" role="status">
          {isSearching && `${found.length} of ${listing.records.length} files`}
        </p>
      </search>
      {listing.groups.map((group) => {
        const records = found.filter((record) => record.group === group)
        const kinds = listing.kinds.filter((kind) => kind.group === group)
        if (isSearching && records.length === 0) return null
        const isCurrent =
          records.some((record) => record.file === route) ||
          kinds.some(({ key }) => route === `new/${key}`)
        return (
          <details key={`${group} ${isSearching || isCurrent}`} open={isSearching || isCurrent}>
            <summary>
              {group} <span className="count">{records.length}</span>
            </summary>
            <ul role="list">
              {records.map((record) => (
                <li key={record.file}>
                  <a
                    href={`#${record.file}`}
                    aria-current={record.file === route ? 'page' : undefined}
                  >
                    {record.label || record.file}
                  </a>
                </li>
              ))}
              {!isSearching &&
                kinds.map(({ key, noun }) => (
                  <li key={key}>
                    <a
                      className="new"
                      href={`#new/${key}`}
                      aria-current={route === `new/${key}` ? 'page' : undefined}
                    >
                      New {noun}
                    </a>
                  </li>
                ))}
            </ul>
          </details>
        )
      })}
    </>
  )
}
