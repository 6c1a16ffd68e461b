import { Sheet } from '../pages/Sheet.tsx'
import { Time } from '../pages/Time.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './access.module.css'
import { labels } from './labels.ts'
import type { ListedPerson } from './people.ts'
import type { Person } from './person.ts'
import { SessionTable, type SessionTableProps } from './SessionTable.tsx'
import { Table } from './Table.tsx'

export type PeoplePageProps = SessionTableProps & { you: Person; people: readonly ListedPerson[] }

/** Who may come in, and how others are let in. */
export function PeoplePage({ you, people, ...sessions }: PeoplePageProps) {
  const { heading, columns, log } = labels.people
  return (
    <Sheet heading={heading}>
      <Table name={heading} columns={Object.values(columns)}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isYou={person.id === you.id} />
        ))}
      </Table>
      <Invitation />
      <h2>{labels.sessions.heading}</h2>
      <SessionTable {...sessions} />
      <p>
        <a href="/people/log">{log}</a>
      </p>
    </Sheet>
  )
}

function PersonRow({ person, isYou }: { person: ListedPerson; isYou: boolean }) {
  const { id, name, role, lastSignIn } = person
  const { you, never, newLink, end } = labels.people
  return (
    <tr>
      <th scope="row">{isYou ? name + you : name}</th>
      <td>{labels.roles[role]}</td>
      <td>{lastSignIn === null ? never : <Time iso={lastSignIn} />}</td>
      <td>
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
      </td>
    </tr>
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
