import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Rail } from '../../components/Rail/Rail.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './AboutIntro.module.css'
import type { AboutIntroBlock } from './aboutIntro.schema.ts'

export type AboutIntroProps = { id: string; copy: AboutIntroBlock; picture: PreparedPicture }

/** The about block: picture and words, 6 + 6, over two figures that stand on a rail. */
export function AboutIntro({ id, copy, picture }: AboutIntroProps) {
  const { heading, text, action, figures } = copy
  return (
    <section className={styles.intro} aria-labelledby={`${id}-heading`}>
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.frame} data-swatch="wall">
          <Picture picture={picture} className={styles.picture} />
        </div>
        <div className={styles.copy}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className={`${texts.lead} ${styles.text}`}>
              {paragraph}
            </p>
          ))}
          <div className={styles.action}>
            <ButtonLink href={action.path} ball>
              {action.label}
            </ButtonLink>
          </div>
        </div>
        <ul role="list" className={styles.figures}>
          {figures.map(({ figure, title }) => (
            <li key={title} className={styles.item}>
              <span className={styles.figure}>{figure}</span>{' '}
              <span className={styles.title}>{title}</span>
            </li>
          ))}
        </ul>
      </div>
      <Rail />
    </section>
  )
}
