import { ButtonLink } from '../../kit/Button.tsx'
import { type View, Views } from '../../kit/lists.tsx'
import { Panel } from '../../kit/Panel.tsx'
import styles from './CalendarPage.module.css'
import { labels } from './labels.ts'
import type { Dated } from './listDated.ts'

export type CalendarPageProps = {
  years: readonly View[]
  /** The records of one year, latest first. */
  dated: readonly Dated[]
}

/** Published and scheduled records, by month. */
export function CalendarPage({ years, dated }: CalendarPageProps) {
  const months = Map.groupBy(dated, ({ day }) => day.slice(0, 7))
  return (
    <Panel heading={labels.heading}>
      <p>{labels.help}</p>
      <ButtonLink href="/#new/posts">{labels.new}</ButtonLink>
      <Views name={labels.years} views={years} />
      {dated.length === 0 && <p>{labels.none}</p>}
      {[...months].map(([month, records]) => (
        <section key={month} className={styles.month}>
          <h2>{inWords(`${month}-01`, { month: 'long', year: 'numeric' })}</h2>
          <ul role="list">
            {records.map(({ file, label, day, state }) => (
              <li key={file} className={styles.record}>
                <time dateTime={day}>{inWords(day, { weekday: 'short', day: 'numeric' })}</time>
                <a className={styles.link} href={`/#${file}`}>
                  {label}
                </a>
                <span className={styles.state} data-state={state}>
                  {labels.states[state]}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

/** Formats a calendar day, independent of the time zone. */
function inWords(day: string, format: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString('en-GB', { ...format, timeZone: 'UTC' })
}
