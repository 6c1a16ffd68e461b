import type { ReactNode } from 'react'
import styles from './PullQuote.module.css'

/** One key sentence of the article, set large. It is not repeated in the text. */
export function PullQuote({ children }: { children: ReactNode }) {
  return <aside className={styles.quote}>{children}</aside>
}
