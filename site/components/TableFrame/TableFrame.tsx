import type { ReactNode } from 'react'
import styles from './TableFrame.module.css'

type TableFrameProps = {
  /** What the table shows: the frame can be focused and scrolled by keyboard, so it has a name. */
  label: string
  children: ReactNode
}

/** A table in the site's look. Where it is wider than its place, it scrolls in this frame under a first column that stays. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
