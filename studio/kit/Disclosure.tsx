import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type DisclosureProps = { summary: string; isOpen?: boolean; children: ReactNode }

/** Content that a press on its summary expands. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
