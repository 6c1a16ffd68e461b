import type { ReactNode } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Field, type FieldProps } from '../../kit/Field.tsx'
import { labels } from './labels.ts'
import styles from './parts.module.css'

/** Says what was just done. */
export function Done({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null
  return (
    <p className={styles.done} role="status">
      {sentence}
    </p>
  )
}

export type View = { label: string; href: string; count?: number; isCurrent: boolean }

/** The parts of a list, with how many each has where that is known. */
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
  /** What the form keeps of the address. */
  kept: readonly (readonly [name: string, value: string])[]
  search: FieldProps
  more: readonly FieldProps[]
  isFiltered: boolean
}

/** A form that chooses rows of a list by the page's address. */
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

/** Leads to the pages beside this one. */
export function Pager({ newer, older }: { newer: string | null; older: string | null }) {
  if (newer === null && older === null) return null
  return (
    <nav className={styles.pager} aria-label={labels.list.pages}>
      {newer !== null && (
        <a className={styles.link} href={newer} rel="prev">
          ← {labels.list.newer}
        </a>
      )}
      {older !== null && (
        <a className={styles.link} href={older} rel="next">
          {labels.list.older} →
        </a>
      )}
    </nav>
  )
}

/** A form with a single button. */
export function Act({
  action,
  children,
  variant,
}: {
  action: string
  children: ReactNode
  variant?: 'plain' | 'main' | 'danger'
}) {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  )
}
