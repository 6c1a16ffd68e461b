import styles from './Rail.module.css'

/** The line along a section's lower edge with the ball at rest on it; it rolls in while figures run. */
export function Rail() {
  return (
    <div className={styles.rail} aria-hidden="true">
      <div className={`container ${styles.run}`}>
        <span className={styles.ball} />
      </div>
    </div>
  )
}
