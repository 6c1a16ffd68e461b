import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './AboutIntro.module.css'

export type AboutIntroProps = SectionProps<'about-intro'> & { picture: PreparedPicture }

/** A picture and a text about the agency, 6 + 6 columns, above two figures. */
export function AboutIntro({ id, copy, picture }: AboutIntroProps) {
  const { heading, text, action, figures } = copy
  return (
    <section className={styles.intro} aria-labelledby={`${id}-heading`}>
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.frame} data-swatch="wall">
          <Picture picture={picture} className={`${layout.cover} ${styles.picture}`} first />
        </div>
        <div className={styles.copy}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className={`${texts.lead} ${styles.text}`}>
              {paragraph}
            </p>
          ))}
          <div className={styles.action}>
            <ActionLink action={action} ball />
          </div>
        </div>
        <ul role="list" className={styles.figures}>
          {figures.map(({ figure, title }) => (
            <li key={title} className={styles.item}>
              <span className={`${texts.figure} ${styles.figure}`}>{figure}</span>{' '}
              <span className={styles.title}>{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
