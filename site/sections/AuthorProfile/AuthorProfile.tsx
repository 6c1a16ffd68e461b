import type { LogoFile } from '../../components/Logo/Logo.tsx'
import { type SocialLink, SocialLinks } from '../../components/SocialLinks/SocialLinks.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import layout from '../../styles/layout.module.css'
import styles from './AuthorProfile.module.css'

type AuthorProfileProps = {
  name: string
  text: string[]
  profiles: SocialLink[]
  feed: { label: string; path: string }
  swatch: string
  mark: LogoFile
  tone: 'dark' | undefined
}

/** The author of the articles: the agency's mark instead of a portrait, the name, and how to follow. */
export function AuthorProfile(props: AuthorProfileProps) {
  const { name, text, profiles, feed, swatch, mark, tone } = props
  return (
    <section className="section" aria-labelledby="author-name">
      <div className={`container ${layout.columns} ${styles.grid}`} data-from="tablet">
        <div className={styles.panel} data-swatch={swatch} data-tone={tone}>
          <img className={styles.mark} {...mark} alt="" />
        </div>
        <div className={styles.copy}>
          <h2 id="author-name">{name}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <TextLink href={feed.path}>{feed.label}</TextLink>
          </p>
          <SocialLinks links={profiles} />
        </div>
      </div>
    </section>
  )
}
