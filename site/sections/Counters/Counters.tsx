import type { Counter } from '../../../content-model/schemas/clients.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import texts from '../../styles/texts.module.css'
import styles from './Counters.module.css'

export type CountersProps = SectionProps<'counters'> & { counters: Counter[] }

type StripProps = Pick<CountersProps, 'counters' | 'labels'> & {
  /** The surface, if it is not the wall. */
  tone?: 'orange'
}

/** The statistics strip. The HTML contains the final figures; the enhancement countUp counts up to them. */
export function Counters({ counters, labels, tone }: StripProps) {
  return (
    <section className={styles.strip} data-tone={tone} aria-label={labels.counters} data-counters>
      <ul role="list" className={`container ${styles.grid}`}>
        {counters.map(({ id, counter, label: sign, title, counted }) => (
          <li key={id}>
            <p className={`${texts.figure} ${styles.figure}`}>
              <span data-count-up={counter}>{counter}</span>
              {sign}
            </p>
            <p className={styles.title}>{title}</p>
            <p className={styles.counted}>{counted}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
