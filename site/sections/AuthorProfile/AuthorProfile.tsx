import type { AuthorPage } from '../../../content-model/schemas/authorPage.ts'
import type { LogoFile } from '../../components/Logo/Logo.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import layout from '../../styles/layout.module.css'
import styles from './AuthorProfile.module.css'

type AuthorProfileProps = {
  copy: AuthorPage['sections']['plate']
  mark: LogoFile
  feedPath: string
  tone: 'dark' | undefined
}

/** Who stands behind the articles: the agency's mark in place of a portrait, the name, and how to follow. */
export function AuthorProfile({ copy, mark, feedPath, tone }: AuthorProfileProps) {
  return (
    <section className="band" aria-labelledby="author-name">
      <div className={`wrap ${layout.columns} ${styles.grid}`} data-from="tablet">
        <div className={styles.plate} data-field={copy.field} data-tone={tone}>
          <img className={styles.mark} {...mark} alt="" />
        </div>
        <div className={styles.words}>
          <h2 id="author-name">{copy.name}</h2>
          {copy.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <TextLink href={feedPath}>{copy.feed}</TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}
