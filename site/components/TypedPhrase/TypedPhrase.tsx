import styles from './TypedPhrase.module.css'

type TypedPhraseProps = {
  /** Typed one after the other; a line break is typed like a letter. */
  phrases: string[]
  className?: string | undefined
}

/**
 * Words that type themselves, with a ball as caret, in a box with room for the longest phrase
 * (enhancements/typewriter). Decorative: screen readers get the phrases elsewhere.
 */
export function TypedPhrase({ phrases, className }: TypedPhraseProps) {
  return (
    <span className={`${styles.box} ${className ?? ''}`} aria-hidden="true">
      {phrases.map((phrase) => (
        <span key={phrase} className={styles.room} data-phrase={phrase} />
      ))}
      <span className={styles.line}>
        <span data-typed>{phrases[0]}</span>
        <span className={styles.caret} />
      </span>
    </span>
  )
}
