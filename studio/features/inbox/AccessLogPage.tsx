import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Table } from '../../kit/Table.tsx'
import { Time } from '../../kit/Time.tsx'
import { labels } from './labels.ts'

export type AccessLogPageProps = {
  /** ID, or end of the ID, of the message or subscriber whose entries are shown; blank for all. */
  id: string
  /** Whether each row is one action, which may concern many messages. */
  isWhole: boolean
  rows: readonly { moment: string; person: string; what: string }[]
}

/** The log of people who read, exported or erased messages, latest first. */
export function AccessLogPage({ id, isWhole, rows }: AccessLogPageProps) {
  const { when, who, what: done } = labels.log
  return (
    <Panel heading={labels.log.heading}>
      <p>
        <a href="/inbox">{labels.log.back}</a>
      </p>
      <Form method="get" action="/inbox/log">
        <Field name="id" label={labels.log.id} value={id} />
        <Button type="submit">{labels.log.show}</Button>
      </Form>
      <p>
        {isWhole ? (
          <a href="/inbox/log?each=yes">{labels.log.each}</a>
        ) : (
          <a href="/inbox/log">{labels.log.all}</a>
        )}
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
