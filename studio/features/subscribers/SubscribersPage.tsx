import { ActionForm } from '../../kit/ActionForm.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Field } from '../../kit/Field.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { Form } from '../../kit/Form.tsx'
import { type FilterProps, Filters, Pager, type View, Views } from '../../kit/lists.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Table } from '../../kit/Table.tsx'
import { Time } from '../../kit/Time.tsx'
import { labels } from './labels.ts'

export type SubscribersPageProps = {
  done: string | null
  views: readonly View[]
  filters: FilterProps
  rows: readonly {
    id: string
    email: string
    state: string
    signedUp: string
    /** Time at which the subscriber entered the state. */
    since: string | null
    eraseHref: string
  }[]
  newer: string | null
  older: string | null
  /** Notes on mail to subscribers. */
  remarks: readonly string[]
  canAsk: boolean
  /** Whether there are dead deliveries to subscribers. */
  canRetry: boolean
  exportLabel: string
  exports: readonly { label: string; href: string }[]
}

/** Subscribers of the newsletter, latest sign-up first. */
export function SubscribersPage(props: SubscribersPageProps) {
  const { done, views, filters, rows, newer, older, remarks, canAsk, canRetry } = props
  const none = filters.isFiltered ? labels.noneMatches : labels.none
  return (
    <Panel heading={labels.heading}>
      <Flash sentence={done} />
      <Views name={labels.views} views={views} />
      <Filters {...filters} />
      {rows.length === 0 ? <p>{none}</p> : <SubscriberTable rows={rows} />}
      <Pager newer={newer} older={older} />
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {canRetry && <ActionForm action="/inbox/retry">{labels.retry}</ActionForm>}
      <ButtonLink href="/subscribers/send">{labels.send}</ButtonLink>
      {canAsk && <ActionForm action="/subscribers/ask">{labels.ask}</ActionForm>}
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
      <Disclosure summary={labels.bounced.heading}>
        <p>{labels.bounced.help}</p>
        <Form action="/subscribers/bounced">
          <Field name="email" label={labels.bounced.address} value="" isRequired />
          <Button type="submit">{labels.bounced.button}</Button>
        </Form>
      </Disclosure>
    </Panel>
  )
}

function SubscriberTable({ rows }: Pick<SubscribersPageProps, 'rows'>) {
  const { address, state, signedUp, since, erase, eraseOf } = labels
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
