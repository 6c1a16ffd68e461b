import type { HomePage } from '../../../content-model/schemas/homePage.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import styles from './About.module.css'
import { GlobalReachDrawing, InnovationDrawing } from './FeatureDrawings.tsx'

/** The about block with its two feature cards. */
export function About({ words }: { words: HomePage['sections']['about'] }) {
  const [reach, innovation] = words.cards
  return (
    <section className="band" aria-labelledby="about-heading">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words} data-scroll-in>
          <h2 id="about-heading">{words.heading}</h2>
          <p className={styles.text}>{words.text}</p>
          <ButtonLink href={words.action.path} ball>
            {words.action.label}
          </ButtonLink>
        </div>
        {reach && (
          <div className={styles.card} data-field="sky" data-scroll-in="1">
            <GlobalReachDrawing />
            <h3 className={styles.cardTitle}>{reach.title}</h3>
            <p className={styles.cardText}>{reach.text}</p>
          </div>
        )}
        {innovation && (
          <div className={styles.card} data-field="ink" data-tone="dark" data-scroll-in="2">
            <InnovationDrawing />
            <h3 className={styles.cardTitle}>{innovation.title}</h3>
            <p className={styles.cardText}>{innovation.text}</p>
          </div>
        )}
      </div>
    </section>
  )
}
