import { Sheet } from '../pages/Sheet.tsx'
import { Time } from '../pages/Time.tsx'
import styles from '../pages/table.module.css'
import { labels } from './labels.ts'

export type AccessLogPageProps = {
  rows: readonly { moment: string; person: string; what: string }[]
}

/** Who read, exported and erased messages, the latest first. */
export function AccessLogPage({ rows }: AccessLogPageProps) {
  return (
    <Sheet heading={labels.log.heading}>
      <p>
        <a href="/inbox">{labels.message.back}</a>
      </p>
      {rows.length === 0 ? <p>{labels.log.none}</p> : <LogTable rows={rows} />}
      <p>{labels.log.kept}</p>
    </Sheet>
  )
}

function LogTable({ rows }: AccessLogPageProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{labels.log.when}</th>
          <th scope="col">{labels.log.who}</th>
          <th scope="col">{labels.log.what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ moment, person, what }) => (
          <tr key={`${moment} ${person} ${what}`}>
            <td>
              <Time iso={moment} />
            </td>
            <td>{person}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
