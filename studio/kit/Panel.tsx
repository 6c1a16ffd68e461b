import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type PanelProps = {
  heading: string
  /** Before the heading: the way back, for instance. */
  above?: ReactNode
  children: ReactNode
}

/** The main part of a page that is read from top to bottom. */
export function Panel({ heading, above, children }: PanelProps) {
  return (
    <main id="main" className={styles.panel} tabIndex={-1}>
      {above}
      <h1>{heading}</h1>
      {children}
    </main>
  )
}
