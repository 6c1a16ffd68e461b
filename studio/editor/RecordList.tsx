import { useId, useState } from 'react'
import { isUnnamed } from '../content/form/recordNames.ts'
import type { Overview } from '../features/editor/addCalls.ts'
import { Button } from '../kit/Button.tsx'
import type { ValidationError } from '../kit/RequestError.ts'
import { hasAll, searchWords } from '../kit/searchWords.ts'
import { FoundFields } from './FoundFields.tsx'
import { errorsOf, send } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import { Problems } from './frame/notices.tsx'
import { goTo } from './frame/route.ts'
import styles from './RecordList.module.css'

type RecordListProps = {
  overview: Overview
  /** Name of the current route. */
  route: string
  onChanged: () => void
}

/** All records, by group. The search finds fields, and files by any of their words. */
export function RecordList({ overview, route, onChanged }: RecordListProps) {
  const [query, setQuery] = useState('')
  const searchId = useId()
  const words = searchWords(query)
  const shown = originalFile(route, overview.languages)
  const unfinished = new Set(overview.unfinished.map(({ file }) => file))
  const started = overview.unfinished.filter(({ isNew }) => isNew)
  const found = [
    ...started.map((record) => ({ ...record, words: record.label.toLowerCase() })),
    ...overview.records,
  ].filter((record) => hasAll(record.words, words))
  const isSearching = words.length > 0
  return (
    <>
      <search className={styles.search}>
        <label htmlFor={searchId}>{labels.search.label}</label>
        <input
          id={searchId}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className={styles.found} role="status">
          {isSearching &&
            labels.search.found(found.length, overview.records.length + started.length)}
        </p>
      </search>
      <FoundFields search={query} />
      <DeletedRecords deleted={overview.deleted} onBroughtBack={onChanged} />
      {overview.groups.map((group) => {
        const records = found.filter((record) => record.group === group)
        const offers = overview.offers.filter((offer) => offer.group === group)
        if (isSearching && records.length === 0) return null
        const isCurrent =
          records.some((record) => record.file === shown) ||
          offers.some(({ folder }) => isUnnamed(route) && route.startsWith(`${folder}/`))
        return (
          <details
            className={styles.group}
            key={`${group} ${isSearching || isCurrent}`}
            open={isSearching || isCurrent}
          >
            <summary>
              {group} <span className={styles.count}>{records.length}</span>
            </summary>
            <ul role="list">
              {records.map(({ file, label }) => (
                <li key={file}>
                  <a href={`#${file}`} aria-current={file === shown ? 'page' : undefined}>
                    {label}
                    {unfinished.has(file) && (
                      <span className={styles.mark}>{labels.drafts.unfinished}</span>
                    )}
                  </a>
                </li>
              ))}
              {!isSearching &&
                offers.map(({ key, noun }) => (
                  <li key={key}>
                    <a className={styles.new} href={`#new/${key}`}>
                      {labels.newRecord(noun)}
                    </a>
                  </li>
                ))}
              {!isSearching &&
                overview.links
                  .filter((link) => link.group === group)
                  .map(({ label, href }) => (
                    <li key={href}>
                      <a className={styles.new} href={href}>
                        {label}
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

/** The file of the original if a translation is shown, else the file itself. */
function originalFile(file: string, languages: readonly string[]): string {
  const [content, tag = '', ...path] = file.split('/')
  return languages.includes(tag) ? [content, ...path].join('/') : file
}

type DeletedRecordsProps = { deleted: Overview['deleted']; onBroughtBack: () => void }

/** Recently deleted records, each with a button that restores it. */
function DeletedRecords({ deleted, onBroughtBack }: DeletedRecordsProps) {
  const [errors, setErrors] = useState<ValidationError[]>([])

  async function bringBack(file: string) {
    try {
      await send('undo', { file })
      setErrors([])
      onBroughtBack()
      goTo(file)
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  return (
    <>
      {deleted.map(({ file, label }) => (
        <p className={styles.deleted} key={file}>
          {labels.deleted(label)}
          <Button isSmall onClick={() => bringBack(file)}>
            {labels.bringBack}
          </Button>
        </p>
      ))}
      <Problems errors={errors} />
    </>
  )
}
