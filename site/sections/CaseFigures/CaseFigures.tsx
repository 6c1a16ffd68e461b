import type { Case } from '../../../content-model/schemas/case.ts'
import texts from '../../styles/texts.module.css'
import styles from './CaseFigures.module.css'

type CaseFiguresProps = { label: string; figures: Case['figures'] }

/** The figures of a case, each with its source. */
export function CaseFigures({ label, figures }: CaseFiguresProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <ul role="list" className={`container ${styles.grid}`}>
        {figures.map(({ figure, title, measured }) => (
          <li key={title}>
            <p className={`${texts.figure} ${styles.figure}`}>{figure}</p>
            <p className={styles.title}>{title}</p>
            <p className={styles.measured}>{measured}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
