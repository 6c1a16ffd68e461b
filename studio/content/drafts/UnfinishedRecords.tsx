import { plainTime } from '../../kit/times.ts'
import { labels } from '../labels.ts'
import type { Unfinished } from './listUnfinished.ts'
import styles from './UnfinishedRecords.module.css'

/** Names the records whose changes the next publish leaves out, each with a link to its form. */
export function UnfinishedRecords({ records }: { records: readonly Unfinished[] }) {
  if (records.length === 0) return null
  return (
    <section className={styles.unfinished}>
      <p>{labels.unfinished(records.length)}</p>
      <ul>
        {records.map(({ file, label, changedBy, changedAt }) => (
          <li key={file}>
            <a href={`/#${file}`}>{label}</a>{' '}
            <span className={styles.quiet}>
              {labels.unfinishedBy(changedBy, plainTime(changedAt))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
