import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Question } from '../../kit/Question.tsx'
import { Table } from '../../kit/Table.tsx'
import { labels } from '../analytics/labels.ts'
import styles from './NotFoundPage.module.css'

const { missing } = labels

type MissingRow = {
  path: string
  /** The same as people read it. */
  shownPath: string
  requests: number
  lastDay: string
  linkedFrom: string | null
  /** Where it leads once the site is published. */
  leadsTo: string | null
}

export type NotFoundPageProps = {
  rows: readonly MissingRow[]
  /** How many stand behind these. */
  more: number
  /** How often others were asked for; null where none was. */
  otherRequests: string | null
}

/** What visitors asked for in vain, with a way to lead each address on. */
export function NotFoundPage({ rows, more, otherRequests }: NotFoundPageProps) {
  if (rows.length === 0 && otherRequests === null) {
    return (
      <Panel heading={missing.heading}>
        <p>{missing.none}</p>
      </Panel>
    )
  }
  return (
    <Panel heading={missing.heading}>
      <p>
        {missing.help} <a href="/#content/redirects.yaml">{missing.redirects}</a>.
      </p>
      <Table
        rows={rows}
        keyOf={({ path }) => path}
        columns={[
          { label: missing.address, cell: ({ shownPath }) => shownPath },
          { label: missing.requests, cell: ({ requests }) => requests.toLocaleString('en-GB') },
          {
            label: missing.last,
            cell: ({ lastDay }) => <span className={styles.day}>{lastDay}</span>,
          },
          { label: missing.linkedFrom, cell: ({ linkedFrom }) => linkedFrom },
          { label: missing.leadsTo, cell: (row) => row.leadsTo ?? <LeadOn {...row} /> },
        ]}
      />
      {more > 0 && <p>{missing.more(more)}</p>}
      {otherRequests !== null && <p>{missing.others(otherRequests)}</p>}
      <Question action="/not-found/forget" ask={missing.ask} button={missing.forget} />
    </Panel>
  )
}

function LeadOn({ path, shownPath }: MissingRow) {
  return (
    <form className={styles.lead} method="post" action="/not-found">
      <input type="hidden" name="from" value={path} />
      <input type="text" name="to" aria-label={missing.leadTo(shownPath)} required />
      <Button type="submit" isSmall aria-label={missing.saveFor(shownPath)}>
        {missing.save}
      </Button>
    </form>
  )
}
