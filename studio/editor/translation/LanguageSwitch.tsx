import type { WrittenIn } from '../../content/translations.ts'
import styles from './LanguageSwitch.module.css'
import { labels } from './labels.ts'

type LanguageSwitchProps = {
  /** The original first. */
  languages: readonly WrittenIn[]
  /** File of the current form. */
  file: string
}

/** Links to the same record in each language of the site. */
export function LanguageSwitch({ languages, file }: LanguageSwitchProps) {
  if (languages.length === 0) return null
  return (
    <nav aria-label={labels.languages}>
      <ul role="list" className={styles.languages}>
        {languages.map(({ tag, name, file: own, isThere }) => (
          <li key={tag}>
            <a href={`#${own}`} aria-current={own === file ? 'page' : undefined}>
              <bdi lang={tag}>{name}</bdi>
              {!isThere && <span className={styles.mark}>{labels.notYet}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
