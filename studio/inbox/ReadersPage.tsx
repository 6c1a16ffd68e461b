import { Sheet } from '../pages/Sheet.tsx'
import { Time } from '../pages/Time.tsx'
import styles from '../pages/table.module.css'
import { ButtonLink } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import { Act, Done, type FilterProps, Filters, Pager, type View, Views } from './parts.tsx'

export type ReadersPageProps = {
  done: string | null
  views: readonly View[]
  filters: FilterProps
  rows: readonly {
    id: string
    email: string
    state: string
    signedUp: string
    /** When it came into that state. */
    since: string | null
    eraseHref: string
  }[]
  newer: string | null
  older: string | null
  /** What is to be known of mail to readers. */
  remarks: readonly string[]
  canAsk: boolean
  exportLabel: string
  exports: readonly { label: string; href: string }[]
}

/** Readers of the newsletter, the latest sign-up first. */
export function ReadersPage(props: ReadersPageProps) {
  const { done, views, filters, rows, newer, older, remarks, canAsk } = props
  const none = filters.isFiltered ? labels.readers.noneMatches : labels.readers.none
  return (
    <Sheet heading={labels.readers.heading}>
      <Done sentence={done} />
      <Views name={labels.readers.views} views={views} />
      <Filters {...filters} />
      {rows.length === 0 ? <p>{none}</p> : <ReaderTable rows={rows} />}
      <Pager newer={newer} older={older} />
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <ButtonLink href="/readers/send">{labels.readers.send}</ButtonLink>
      {canAsk && <Act action="/readers/ask">{labels.readers.ask}</Act>}
      <p>
        {props.exportLabel}:{' '}
        {props.exports.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <a href={href} download>
              {label}
            </a>
          </span>
        ))}
      </p>
    </Sheet>
  )
}

function ReaderTable({ rows }: Pick<ReadersPageProps, 'rows'>) {
  const { address, state, signedUp, since, erase, eraseOf } = labels.readers
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{address}</th>
          <th scope="col">{state}</th>
          <th scope="col">{since}</th>
          <th scope="col">{signedUp}</th>
          <th scope="col">{erase}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.email}</th>
            <td data-label={state}>{row.state}</td>
            <td data-label={since}>{row.since && <Time iso={row.since} />}</td>
            <td data-label={signedUp}>
              <Time iso={row.signedUp} />
            </td>
            <td>
              <a href={row.eraseHref} aria-label={eraseOf(row.email)}>
                {erase}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
