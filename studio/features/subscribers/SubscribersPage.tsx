import { ButtonLink } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Table } from '../../kit/Table.tsx'
import { Time } from '../../kit/Time.tsx'
import { labels } from '../inbox/labels.ts'
import { Act, Done, type FilterProps, Filters, Pager, type View, Views } from '../inbox/parts.tsx'

export type SubscribersPageProps = {
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
  /** What is to be known of mail to subscribers. */
  remarks: readonly string[]
  canAsk: boolean
  exportLabel: string
  exports: readonly { label: string; href: string }[]
}

/** Subscribers of the newsletter, the latest sign-up first. */
export function SubscribersPage(props: SubscribersPageProps) {
  const { done, views, filters, rows, newer, older, remarks, canAsk } = props
  const none = filters.isFiltered ? labels.subscribers.noneMatches : labels.subscribers.none
  return (
    <Panel heading={labels.subscribers.heading}>
      <Done sentence={done} />
      <Views name={labels.subscribers.views} views={views} />
      <Filters {...filters} />
      {rows.length === 0 ? <p>{none}</p> : <SubscriberTable rows={rows} />}
      <Pager newer={newer} older={older} />
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <ButtonLink href="/subscribers/send">{labels.subscribers.send}</ButtonLink>
      {canAsk && <Act action="/subscribers/ask">{labels.subscribers.ask}</Act>}
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
    </Panel>
  )
}

function SubscriberTable({ rows }: Pick<SubscribersPageProps, 'rows'>) {
  const { address, state, signedUp, since, erase, eraseOf } = labels.subscribers
  return (
    <Table
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: address, cell: ({ email }) => email },
        { label: state, cell: (subscriber) => subscriber.state },
        { label: since, cell: (subscriber) => subscriber.since && <Time iso={subscriber.since} /> },
        { label: signedUp, cell: (subscriber) => <Time iso={subscriber.signedUp} /> },
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
