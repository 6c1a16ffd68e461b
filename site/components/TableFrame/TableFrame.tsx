import type { ReactNode } from 'react'
import styles from './TableFrame.module.css'

type TableFrameProps = {
  /** The table's name, which the frame needs because it can be focused and scrolled by keyboard. */
  label: string
  children: ReactNode
}

/** A table in the site's look. If it is wider than its place, it scrolls in this frame under a fixed first column. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
