import type { Counter } from '../../../content-model/schemas/clients.ts'
import type { SectionProps } from '../../build/loadSections.ts'
import styles from './FigureLine.module.css'

export type FigureLineProps = SectionProps<'figure-line'> & { counters: Counter[] }

/** The figures in one giant line. The HTML contains the final figures; the enhancement countUp counts up to them. */
export function FigureLine({ counters, labels }: FigureLineProps) {
  return (
    <section
      className={styles.section}
      data-tone="orange"
      aria-label={labels.counters}
      data-counters
    >
      <ul role="list" className={`container ${styles.line}`}>
        {counters.map(({ id, counter, label: sign, title, counted }) => (
          <li key={id} className={styles.item}>
            <p className={styles.figure} data-end={counter + sign}>
              <span>
                <span data-count-up={counter}>{counter}</span>
                {sign}
              </span>
            </p>
            <p className={styles.title}>{title}</p>
            <p className={styles.counted}>{counted}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
