import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** The main part of a page that is read from top to bottom. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main id="main" className={styles.panel} tabIndex={-1}>
      <h1>{heading}</h1>
      {children}
    </main>
  )
}
