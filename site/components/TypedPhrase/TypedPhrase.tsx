import styles from './TypedPhrase.module.css'

type TypedPhraseProps = {
  /** Typed one after the other; a line break in one is typed as a letter is. */
  phrases: string[]
  className?: string | undefined
}

/** Words that type themselves before a ball for a caret. For the eye only: listeners hear the phrases elsewhere. */
export function TypedPhrase({ phrases, className }: TypedPhraseProps) {
  return (
    <span className={`${styles.typed} ${className ?? ''}`} aria-hidden="true">
      <span data-typewriter={JSON.stringify(phrases)}>{phrases[0]}</span>
      <span className={styles.caret} />
    </span>
  )
}
