import { formatLocalTime } from '../../../server/text.ts'
import styles from '../../access/access.module.css'
import { labels } from '../../access/labels.ts'
import type { OpenInvitation } from '../../access/links.ts'
import type { ListedPerson } from '../../access/people.ts'
import { SessionTable, type SessionTableProps } from '../../access/SessionTable.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { Panel } from '../../kit/Panel.tsx'
import type { Person, Role } from '../../kit/person.ts'
import { Table } from '../../kit/Table.tsx'
import { Time } from '../../kit/Time.tsx'

export type PeoplePageProps = SessionTableProps & {
  you: Person
  people: readonly ListedPerson[]
  invitations: readonly OpenInvitation[]
  /** The invitation as typed, and its faults. */
  wanted: {
    name: string
    role: Role
    email: string
    problems: { name?: string[]; email?: string[] }
  }
  /** Whether an address is of use. */
  mailsKeys: boolean
}

/** People with access, and a form to invite others. */
export function PeoplePage(props: PeoplePageProps) {
  const { you, people, invitations, wanted, mailsKeys, ...sessions } = props
  const { heading, columns, never, you: youMark, invited, log } = labels.people
  return (
    <Panel heading={heading}>
      <Table
        rows={[
          ...people.map((person) => ({
            ...person,
            name: person.id === you.id ? person.name + youMark : person.name,
            state: person.lastSignIn === null ? never : <Time iso={person.lastSignIn} />,
            actions: <PersonActions person={person} isYou={person.id === you.id} />,
          })),
          ...invitations.map((invitation) => ({
            ...invitation,
            state: invited(formatLocalTime(invitation.until)),
            actions: <InvitationActions {...invitation} />,
          })),
        ]}
        keyOf={({ id }) => id}
        columns={[
          { label: columns.name, cell: ({ name }) => name },
          { label: columns.role, cell: ({ role }) => labels.roles[role] },
          { label: columns.lastSignIn, cell: ({ state }) => state },
          { label: columns.change, isAction: true, cell: ({ actions }) => actions },
        ]}
      />
      <Invitation {...wanted} mailsKeys={mailsKeys} />
      <h2>{labels.sessions.heading}</h2>
      <SessionTable {...sessions} />
      <p>
        <a href="/people/log">{log}</a>
      </p>
    </Panel>
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
        <ButtonLink href={`/people/${id}/end`} isSmall variant="danger">
          {end(name)}
        </ButtonLink>
      )}
    </div>
  )
}

function InvitationActions({ id, name }: OpenInvitation) {
  return (
    <form method="post" action={`/people/invitations/${id}/end`}>
      <Button type="submit" isSmall variant="danger">
        {labels.people.endInvitation(name)}
      </Button>
    </form>
  )
}

function Invitation(wanted: PeoplePageProps['wanted'] & Pick<PeoplePageProps, 'mailsKeys'>) {
  const { heading, name, role, help, button } = labels.people.invite
  const { problems } = wanted
  const roles = Object.entries(labels.roles).map(([value, label]) => ({ value, label }))
  return (
    <>
      <h2>{heading}</h2>
      <Form action="/people/invitations">
        <Field
          name="name"
          label={name}
          value={wanted.name}
          problem={problems.name?.[0]}
          maxLength={80}
          isRequired
        />
        <Field name="role" label={role} value={wanted.role} options={roles} help={help} />
        {wanted.mailsKeys && (
          <Field
            name="email"
            label={labels.address.label}
            value={wanted.email}
            type="email"
            help={labels.address.invitedHelp}
            problem={problems.email?.[0]}
          />
        )}
        <Button type="submit">{button}</Button>
      </Form>
    </>
  )
}
