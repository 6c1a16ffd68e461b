import type { ReactNode } from 'react'
import styles from './SourceNote.module.css'

/** Where the facts of an article are from, at its end. */
export function SourceNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
