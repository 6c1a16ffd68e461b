import type { ReactNode } from 'react'
import type { Translation } from './form.ts'
import styles from './OriginalWords.module.css'

type OriginalWordsProps = {
  translation: Translation
  /** ID of the original text, which describes the control. */
  id: string
  words: string
  children: ReactNode
}

/** The original text, with the control for the translation beside it, or below it if there is no room. */
export function OriginalWords({ translation, id, words, children }: OriginalWordsProps) {
  return (
    <div className={styles.pair}>
      <p id={id} className={styles.original} lang={translation.from.tag} dir="auto">
        {words}
      </p>
      <div className={styles.own}>{children}</div>
    </div>
  )
}
