import styles from './Flash.module.css'

/** Says what was just done. */
export function Flash({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null
  return (
    <p className={styles.flash} role="status">
      {sentence}
    </p>
  )
}
