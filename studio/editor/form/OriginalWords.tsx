import type { ReactNode } from 'react'
import type { Translation } from './form.ts'
import styles from './OriginalWords.module.css'

type OriginalWordsProps = {
  translation: Translation
  /** Of the words, which describe the control. */
  id: string
  words: string
  children: ReactNode
}

/** The words of the original, and beside them, or below where there is no room, the control for the translation. */
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
