import { ActionLink } from '../Button/ActionLink.tsx'
import styles from './Pagination.module.css'

type PageLink = { label: string; path: string }

export type PaginationProps = {
  label: string
  /** 'Page 2 of 42'. */
  position: string
  newer: PageLink | undefined
  older: PageLink | undefined
}

/** Links between the pages of a long list. */
export function Pagination({ label, position, newer, older }: PaginationProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      <span>{newer && <ActionLink action={newer} variant="outline" size="small" />}</span>
      <span>{position}</span>
      <span className={styles.older}>
        {older && <ActionLink action={older} variant="outline" size="small" />}
      </span>
    </nav>
  )
}
