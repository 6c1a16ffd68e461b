import { useId } from 'react'
import type { Translation } from '../form/form.ts'
import { labels } from './labels.ts'
import styles from './OriginalText.module.css'

type OriginalTextProps = { from: Translation['from']; text: string }

/** The text of the original article as Markdown, read-only. */
export function OriginalText({ from, text }: OriginalTextProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{labels.originalText(from.name)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
      <div className={styles.text} lang={from.tag} dir="auto" tabIndex={0}>
        {text.trim()}
      </div>
    </section>
  )
}
