import { formatLocalTime } from '../../receiver/src/inbox/text.ts'
import { Time } from '../pages/Time.tsx'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import type { ListedSession } from './sessions.ts'
import { Table } from './Table.tsx'

export type SessionTableProps = {
  sessions: readonly ListedSession[]
  /** Of who looks. */
  sessionId: string | undefined
}

/** Where people are signed in, each with the button that ends it. */
export function SessionTable({ sessions, sessionId }: SessionTableProps) {
  const { heading, columns, this: here, end } = labels.sessions
  return (
    <Table name={heading} columns={Object.values(columns)}>
      {sessions.map(({ id, name, startedAt, expiresAt }) => (
        <tr key={id}>
          <td>{name}</td>
          <td>
            <Time iso={startedAt} />
          </td>
          <td>
            <Time iso={expiresAt} />
          </td>
          <td>
            {id === sessionId ? (
              here
            ) : (
              <form method="post" action={`/account/sessions/${id}/end`}>
                <Button type="submit" isSmall aria-label={end(name, formatLocalTime(startedAt))}>
                  {columns.change}
                </Button>
              </form>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}
