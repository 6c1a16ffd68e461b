import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Question } from '../../kit/Question.tsx'
import { Table } from '../../kit/Table.tsx'
import { labels } from './labels.ts'
import styles from './NotFoundPage.module.css'

type NotFoundRow = {
  path: string
  /** The path in readable form. */
  shownPath: string
  requests: number
  lastDay: string
  linkedFrom: string | null
  /** Target of its redirect, which takes effect once the site is published. */
  leadsTo: string | null
}

export type NotFoundPageProps = {
  rows: readonly NotFoundRow[]
  /** Number of requests for other addresses; null if there were none. */
  otherRequests: string | null
}

/** Addresses that were not found, each with a form to redirect it. */
export function NotFoundPage({ rows, otherRequests }: NotFoundPageProps) {
  if (rows.length === 0 && otherRequests === null) {
    return (
      <Panel heading={labels.heading}>
        <p>{labels.none}</p>
      </Panel>
    )
  }
  return (
    <Panel heading={labels.heading}>
      <p>
        {labels.help} <a href="/#content/redirects.yaml">{labels.redirects}</a>.
      </p>
      <Table
        rows={rows}
        keyOf={({ path }) => path}
        columns={[
          { label: labels.address, cell: ({ shownPath }) => shownPath },
          { label: labels.requests, cell: ({ requests }) => requests.toLocaleString('en-GB') },
          {
            label: labels.last,
            cell: ({ lastDay }) => <span className={styles.day}>{lastDay}</span>,
          },
          { label: labels.linkedFrom, cell: ({ linkedFrom }) => linkedFrom },
          { label: labels.leadsTo, cell: (row) => row.leadsTo ?? <LeadOn {...row} /> },
        ]}
      />
      {otherRequests !== null && <p>{labels.others(otherRequests)}</p>}
      <Question action="/not-found/forget" ask={labels.ask} button={labels.forget} />
    </Panel>
  )
}

function LeadOn({ path, shownPath }: NotFoundRow) {
  return (
    <form className={styles.lead} method="post" action="/not-found">
      <input type="hidden" name="from" value={path} />
      <input type="text" name="to" aria-label={labels.leadTo(shownPath)} required />
      <Button type="submit" isSmall aria-label={labels.saveFor(shownPath)}>
        {labels.save}
      </Button>
    </form>
  )
}
