import { Sheet } from '../pages/Sheet.tsx'
import { Time } from '../pages/Time.tsx'
import type { AuditEntry } from './audit.ts'
import { labels } from './labels.ts'
import { Table } from './Table.tsx'

export type LogPageProps = { entries: readonly AuditEntry[] }

/** Who did what, and when. */
export function LogPage({ entries }: LogPageProps) {
  const { heading, columns, latest } = labels.log
  return (
    <Sheet heading={heading}>
      <p>{latest(entries.length)}</p>
      <Table name={heading} columns={Object.values(columns)}>
        {entries.map(({ id, at, person, action, about }) => (
          <tr key={id}>
            <td>
              <Time iso={at} />
            </td>
            <td>{person}</td>
            <td>{action}</td>
            <td>{about}</td>
          </tr>
        ))}
      </Table>
    </Sheet>
  )
}
