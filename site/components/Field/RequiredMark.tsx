import styles from './Field.module.css'

/** The asterisk and word of a required field. Screen readers skip it and read the control's own attribute. */
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
