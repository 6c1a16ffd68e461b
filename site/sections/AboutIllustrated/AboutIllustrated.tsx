import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import type { PreparedPicture } from '../../components/Picture/Picture.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './AboutIllustrated.module.css'

export type AboutIllustratedProps = SectionProps<'about-illustrated'> & { picture: PreparedPicture }

/** A text about the agency beside a picture, 6 + 6 columns. */
export function AboutIllustrated({ id, copy, picture }: AboutIllustratedProps) {
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className={`container ${layout.columns} ${styles.grid}`}>
        <div className={styles.copy} data-scroll-in>
          <h2 id={`${id}-heading`}>{copy.heading}</h2>
          <p className={`${texts.lead} ${styles.text}`}>{copy.text}</p>
          <ActionLink action={copy.action} ball />
        </div>
        <div data-scroll-in="1">
          <Picture picture={picture} className={styles.picture} />
        </div>
      </div>
    </section>
  )
}
