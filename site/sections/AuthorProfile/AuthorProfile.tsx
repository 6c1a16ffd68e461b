import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { PictureFrame } from '../../components/PictureFrame/PictureFrame.tsx'
import { type SocialLink, SocialLinks } from '../../components/SocialLinks/SocialLinks.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import styles from './AuthorProfile.module.css'

export type AuthorProfileProps = {
  name: string
  text: string[]
  profiles: SocialLink[]
  feed: { label: string; path: string }
  /** Team members who write under this name. */
  writers: { name: string; subject: string; swatch: string; picture: PreparedPicture }[]
}

/** The author of the articles: name, text, the people who write under that name, profiles and feed. */
export function AuthorProfile({ name, text, profiles, feed, writers }: AuthorProfileProps) {
  return (
    <section className="section" aria-labelledby="author-name">
      <div className={`container ${styles.grid}`}>
        <h2 id="author-name" className={styles.name}>
          {name}
        </h2>
        {writers.length > 0 && (
          <ul role="list" className={styles.writers}>
            {writers.map((writer) => (
              <li key={writer.name}>
                <PictureFrame picture={writer.picture} swatch={writer.swatch} />
                <p className={styles.writer}>{writer.name}</p>
                <p className={styles.subject}>{writer.subject}</p>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.copy}>
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
