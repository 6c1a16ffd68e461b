import { Button } from '../kit/Button.tsx'
import { Table } from '../kit/Table.tsx'
import { Time } from '../kit/Time.tsx'
import { plainTime } from '../kit/times.ts'
import { labels } from './labels.ts'
import type { ListedSession } from './sessions.ts'

export type SessionTableProps = {
  sessions: readonly ListedSession[]
  /** ID of the viewer's own session. */
  sessionId: string | undefined
}

/** The open sessions, each with a button that ends it, except the viewer's own. */
export function SessionTable({ sessions, sessionId }: SessionTableProps) {
  const { columns, this: here, end } = labels.sessions
  return (
    <Table
      rows={sessions}
      keyOf={({ id }) => id}
      columns={[
        { label: columns.name, cell: ({ name }) => name },
        { label: columns.since, cell: ({ startedAt }) => <Time iso={startedAt} /> },
        { label: columns.until, cell: ({ expiresAt }) => <Time iso={expiresAt} /> },
        {
          label: columns.change,
          isAction: true,
          cell: ({ id, name, startedAt }) =>
            id === sessionId ? (
              here
            ) : (
              <form method="post" action={`/account/sessions/${id}/end`}>
                <Button type="submit" isSmall aria-label={end(name, plainTime(startedAt))}>
                  {columns.change}
                </Button>
              </form>
            ),
        },
      ]}
    />
  )
}
