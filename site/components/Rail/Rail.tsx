import styles from './Rail.module.css'

/** The page's line with its ball; `end` is the part in the footer, which ends at the full stop. */
export function Rail({ end }: { end?: boolean }) {
  return (
    <span className={styles.rail} aria-hidden="true" data-end={end || undefined}>
      <span className={styles.ball} />
    </span>
  )
}

/** The full stop that ends the line. */
export function FullStop({ children }: { children: string }) {
  return <span className={styles.stop}>{children}</span>
}
