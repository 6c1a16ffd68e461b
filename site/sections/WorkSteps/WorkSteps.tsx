import type { AboutPage } from '../../../content-model/schemas/aboutPage.ts'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import styles from './WorkSteps.module.css'

/** How the agency works: steps along a line, with the time of each. */
export function WorkSteps({ words }: { words: AboutPage['sections']['steps'] }) {
  const { label, heading, steps } = words
  return (
    <section className="band" data-joined aria-labelledby="steps-heading">
      <div className="wrap">
        <SectionHead id="steps-heading" label={label} heading={heading} />
        <ol role="list" className={styles.steps}>
          {steps.map(({ when, title, text }, index) => (
            <li key={title} className={styles.step} data-scroll-in={index}>
              <p className={styles.when}>{when}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
