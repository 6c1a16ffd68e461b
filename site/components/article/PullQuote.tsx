import type { ReactNode } from 'react'
import styles from './PullQuote.module.css'

/** A key sentence of the article, set large; the text does not repeat it. */
export function PullQuote({ children }: { children: ReactNode }) {
  return <aside className={styles.quote}>{children}</aside>
}
