import type { Case } from '../../../content-model/schemas/case.ts'
import { Rail } from '../../components/Rail/Rail.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './CaseFigures.module.css'

type CaseFiguresProps = { label: string; figures: Case['figures'] }

/** The figures of a case on the rail, each with its source. */
export function CaseFigures({ label, figures }: CaseFiguresProps) {
  return (
    <section className={`${layout.railed} ${styles.strip}`} aria-label={label}>
      <ul role="list" className={`container ${styles.grid}`}>
        {figures.map(({ figure, title, measured }) => (
          <li key={title}>
            <p className={texts.figure}>{figure}</p>
            <p className={styles.title}>{title}</p>
            <p className={styles.measured}>{measured}</p>
          </li>
        ))}
      </ul>
      <Rail />
    </section>
  )
}
