import { Sheet } from '../pages/Sheet.tsx'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import type { Person } from './person.ts'
import { SessionTable, type SessionTableProps } from './SessionTable.tsx'

export type AccountPageProps = SessionTableProps & { person: Person }

/** What somebody sees of their own, and the way out. */
export function AccountPage({ person, ...sessions }: AccountPageProps) {
  const { heading, text, signOut } = labels.account
  return (
    <Sheet heading={heading}>
      <p>{text(person.name, labels.roles[person.role])}</p>
      <form method="post" action="/access/sign-out">
        <Button type="submit" variant="main">
          {signOut}
        </Button>
      </form>
      <h2>{labels.sessions.heading}</h2>
      <SessionTable {...sessions} />
    </Sheet>
  )
}
