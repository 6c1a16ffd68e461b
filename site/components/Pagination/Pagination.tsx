import { ButtonLink } from '../Button/ButtonLink.tsx'
import styles from './Pagination.module.css'

type PageLink = { label: string; path: string }

export type PaginationProps = {
  label: string
  /** 'Page 2 of 42'. */
  position: string
  newer: PageLink | undefined
  older: PageLink | undefined
}

/** The way through a long list, below each of its pages. */
export function Pagination({ label, position, newer, older }: PaginationProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      <span>
        {newer && (
          <ButtonLink href={newer.path} variant="outline" size="small">
            {newer.label}
          </ButtonLink>
        )}
      </span>
      <span>{position}</span>
      <span className={styles.older}>
        {older && (
          <ButtonLink href={older.path} variant="outline" size="small">
            {older.label}
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
