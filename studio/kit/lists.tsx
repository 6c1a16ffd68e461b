import { Button } from './Button.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { labels } from './labels.ts'
import styles from './lists.module.css'

export type View = { label: string; href: string; count?: number; isCurrent: boolean }

/** The views of a list, with their counts where known. */
export function Views({ name, views }: { name: string; views: readonly View[] }) {
  return (
    <nav aria-label={name}>
      <ul className={styles.views} role="list">
        {views.map(({ label, href, count, isCurrent }) => (
          <li key={href}>
            <a className={styles.view} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {count !== undefined && (
                <span className={styles.count}> {count.toLocaleString('en-GB')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type FilterProps = {
  path: string
  /** Parameters of the address that the form keeps. */
  kept: readonly (readonly [name: string, value: string])[]
  search: FieldProps
  more: readonly FieldProps[]
  isFiltered: boolean
}

/** A search form that filters a list through the query of its address. */
export function Filters({ path, kept, search, more, isFiltered }: FilterProps) {
  return (
    <search className={styles.search}>
      <form className={styles.filters} action={path}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.searchRow}>
          <Field {...search} type="search" />
          <Button type="submit">{labels.filters.show}</Button>
        </div>
        {more.length > 0 && (
          <Disclosure summary={labels.filters.more} isOpen={more.some(({ value }) => value !== '')}>
            <div className={styles.more}>
              {more.map((field) => (
                <Field key={field.name} {...field} />
              ))}
            </div>
          </Disclosure>
        )}
        {isFiltered && (
          <a className={styles.link} href={path}>
            {labels.filters.clear}
          </a>
        )}
      </form>
    </search>
  )
}

/** Links to the next and previous pages of a list. */
export function Pager({ newer, older }: { newer: string | null; older: string | null }) {
  if (newer === null && older === null) return null
  return (
    <nav className={styles.pager} aria-label={labels.pager.pages}>
      {newer !== null && (
        <a className={styles.link} href={newer} rel="prev">
          ← {labels.pager.newer}
        </a>
      )}
      {older !== null && (
        <a className={styles.link} href={older} rel="next">
          {labels.pager.older} →
        </a>
      )}
    </nav>
  )
}
