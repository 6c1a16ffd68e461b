import type { ReactNode } from 'react'
import styles from './PullQuote.module.css'

/** One sentence that carries the article, set large. It is said here and nowhere else. */
export function PullQuote({ children }: { children: ReactNode }) {
  return <aside className={styles.quote}>{children}</aside>
}
