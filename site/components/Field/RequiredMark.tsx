import styles from './Field.module.css'

/** The mark of a required field, and its word. Hidden from screen readers, which read the control's own attribute. */
export function RequiredMark({ label }: { label: string }) {
  return (
    <>
      {' '}
      <span className={styles.mark} aria-hidden="true">
        * <span className={styles.markWord}>({label})</span>
      </span>
    </>
  )
}
