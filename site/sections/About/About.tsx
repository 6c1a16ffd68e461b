import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import texts from '../../styles/texts.module.css'
import styles from './About.module.css'
import { GlobalReachDrawing, InnovationDrawing } from './FeatureDrawings.tsx'

export type AboutProps = SectionProps<'about'> & {
  /** `dark` if words on the sky colour must be light. */
  tone: 'dark' | undefined
}

/** The text about the agency with its two feature cards. */
export function About({ id, copy, tone }: AboutProps) {
  const [reach, innovation] = copy.cards
  return (
    <section className="section" aria-labelledby={`${id}-heading`}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.copy} data-scroll-in>
          <h2 id={`${id}-heading`}>{copy.heading}</h2>
          <p className={`${texts.lead} ${styles.text}`}>{copy.text}</p>
          <ActionLink action={copy.action} ball />
        </div>
        {reach && (
          <div className={styles.card} data-swatch="sky" data-tone={tone} data-scroll-in="1">
            <GlobalReachDrawing />
            <h3 className={styles.cardTitle}>{reach.title}</h3>
            <p className={styles.cardText}>{reach.text}</p>
          </div>
        )}
        {innovation && (
          <div className={styles.card} data-swatch="ink" data-tone="dark" data-scroll-in="2">
            <InnovationDrawing />
            <h3 className={styles.cardTitle}>{innovation.title}</h3>
            <p className={styles.cardText}>{innovation.text}</p>
          </div>
        )}
      </div>
    </section>
  )
}
