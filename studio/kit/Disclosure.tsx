import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type FoldProps = { summary: string; isOpen?: boolean; children: ReactNode }

/** What is shown when it is asked for. */
export function Disclosure({ summary, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
