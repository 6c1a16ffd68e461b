import { Panel } from '../../kit/Panel.tsx'
import { Table } from '../../kit/Table.tsx'
import { Time } from '../../kit/Time.tsx'
import { labels } from './labels.ts'

export type AccessLogPageProps = {
  rows: readonly { moment: string; person: string; what: string }[]
}

/** Who read, exported and erased messages, the latest first. */
export function AccessLogPage({ rows }: AccessLogPageProps) {
  const { when, who, what: done } = labels.log
  return (
    <Panel heading={labels.log.heading}>
      <p>
        <a href="/inbox">{labels.message.back}</a>
      </p>
      {rows.length === 0 ? (
        <p>{labels.log.none}</p>
      ) : (
        <Table
          rows={rows}
          keyOf={({ moment, person, what }) => `${moment} ${person} ${what}`}
          columns={[
            { label: when, cell: ({ moment }) => <Time iso={moment} /> },
            { label: who, cell: ({ person }) => person },
            { label: done, cell: ({ what }) => what },
          ]}
        />
      )}
      <p>{labels.log.kept}</p>
    </Panel>
  )
}
