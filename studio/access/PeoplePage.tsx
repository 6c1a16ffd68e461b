import { Sheet } from '../pages/Sheet.tsx'
import { Table } from '../pages/Table.tsx'
import { Time } from '../pages/Time.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './access.module.css'
import { labels } from './labels.ts'
import type { ListedPerson } from './people.ts'
import type { Person } from './person.ts'
import { SessionTable, type SessionTableProps } from './SessionTable.tsx'

export type PeoplePageProps = SessionTableProps & { you: Person; people: readonly ListedPerson[] }

/** Who may come in, and how others are let in. */
export function PeoplePage({ you, people, ...sessions }: PeoplePageProps) {
  const { heading, columns, never, you: isYou, log } = labels.people
  return (
    <Sheet heading={heading}>
      <Table
        rows={people}
        keyOf={({ id }) => id}
        columns={[
          { label: columns.name, cell: ({ id, name }) => (id === you.id ? name + isYou : name) },
          { label: columns.role, cell: ({ role }) => labels.roles[role] },
          {
            label: columns.lastSignIn,
            cell: ({ lastSignIn }) => (lastSignIn === null ? never : <Time iso={lastSignIn} />),
          },
          {
            label: columns.change,
            isAction: true,
            cell: (person) => <PersonActions person={person} isYou={person.id === you.id} />,
          },
        ]}
      />
      <Invitation />
      <h2>{labels.sessions.heading}</h2>
      <SessionTable {...sessions} />
      <p>
        <a href="/people/log">{log}</a>
      </p>
    </Sheet>
  )
}

function PersonActions({ person, isYou }: { person: ListedPerson; isYou: boolean }) {
  const { id, name } = person
  const { newLink, end } = labels.people
  return (
    <div className={styles.actions}>
      <form method="post" action={`/people/${id}/link`}>
        <Button type="submit" isSmall>
          {newLink(name)}
        </Button>
      </form>
      {!isYou && (
        <form method="post" action={`/people/${id}/end`}>
          <Button type="submit" isSmall variant="danger">
            {end(name)}
          </Button>
        </form>
      )}
    </div>
  )
}

function Invitation() {
  const { heading, name, role, help, button } = labels.people.invite
  return (
    <>
      <h2>{heading}</h2>
      <form className={styles.form} method="post" action="/people/invitations">
        <label className={styles.field}>
          {name}
          <input type="text" name="name" required maxLength={80} autoComplete="off" />
        </label>
        <label className={styles.field}>
          {role}
          <select name="role" defaultValue="writer">
            {Object.entries(labels.roles).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <small>{help}</small>
        </label>
        <Button type="submit">{button}</Button>
      </form>
    </>
  )
}
