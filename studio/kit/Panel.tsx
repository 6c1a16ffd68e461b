import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type PanelProps = {
  heading: string
  /** Shown before the heading, for example a link back. */
  above?: ReactNode
  children: ReactNode
}

/** The main element of a page with a single column. */
export function Panel({ heading, above, children }: PanelProps) {
  return (
    <main id="main" className={styles.panel} tabIndex={-1}>
      {above}
      <h1>{heading}</h1>
      {children}
    </main>
  )
}
