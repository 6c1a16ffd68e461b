import type { ReactNode } from 'react'
import styles from './SourceNote.module.css'

/** An article's sources, at its end. */
export function SourceNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
