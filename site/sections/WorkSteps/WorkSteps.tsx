import type { SectionProps } from '../../build/loadSections.ts'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import styles from './WorkSteps.module.css'

/** The agency's way of working: steps along a line, each with its time. */
export function WorkSteps({ id, copy }: SectionProps<'work-steps'>) {
  const { label, heading, steps } = copy
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} label={label} heading={heading} />
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
