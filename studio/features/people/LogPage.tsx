import type { AuditEntry } from '../../access/audit.ts'
import { labels } from '../../access/labels.ts'
import { Panel } from '../../kit/Panel.tsx'
import { Table } from '../../kit/Table.tsx'
import { Time } from '../../kit/Time.tsx'

export type LogPageProps = { entries: readonly AuditEntry[] }

/** The log of actions: person, action, time. */
export function LogPage({ entries }: LogPageProps) {
  const { heading, columns, latest, none } = labels.log
  if (entries.length === 0) {
    return (
      <Panel heading={heading}>
        <p>{none}</p>
      </Panel>
    )
  }
  return (
    <Panel heading={heading}>
      <p>{latest}</p>
      <Table
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          { label: columns.at, cell: ({ at }) => <Time iso={at} /> },
          { label: columns.person, cell: ({ person }) => person },
          { label: columns.action, cell: ({ action }) => action },
          { label: columns.about, cell: ({ about }) => about },
        ]}
      />
    </Panel>
  )
}
