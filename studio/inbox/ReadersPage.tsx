import { Sheet } from '../pages/Sheet.tsx'
import { Table } from '../pages/Table.tsx'
import { Time } from '../pages/Time.tsx'
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
    <Table
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: address, cell: ({ email }) => email },
        { label: state, cell: (reader) => reader.state },
        { label: since, cell: (reader) => reader.since && <Time iso={reader.since} /> },
        { label: signedUp, cell: (reader) => <Time iso={reader.signedUp} /> },
        {
          label: erase,
          isAction: true,
          cell: ({ email, eraseHref }) => (
            <a href={eraseHref} aria-label={eraseOf(email)}>
              {erase}
            </a>
          ),
        },
      ]}
    />
  )
}
