import type { ReactNode } from 'react'
import styles from './TableFrame.module.css'

type TableFrameProps = {
  /** The table's name, also the accessible name of the frame, which is focusable and scrolls by keyboard. */
  label: string
  children: ReactNode
}

/** A table in the site's style. If it is wider than its container, it scrolls under a fixed first column. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
