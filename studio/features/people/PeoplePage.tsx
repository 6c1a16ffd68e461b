import type { DeliveryState } from '../../../core/outbox/tables.ts'
import styles from '../../access/access.module.css'
import { labels } from '../../access/labels.ts'
import type { OpenInvitation } from '../../access/links.ts'
import type { ListedPerson } from '../../access/people.ts'
import { SessionTable, type SessionTableProps } from '../../access/SessionTable.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { Form } from '../../kit/Form.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { type Person, ROLES, type Role } from '../../kit/person.ts'
import { Table } from '../../kit/Table.tsx'
import { Time } from '../../kit/Time.tsx'
import { plainTime } from '../../kit/times.ts'

type MailedInvitation = OpenInvitation & { mailState: DeliveryState | undefined }

export type PeoplePageProps = SessionTableProps & {
  done: string | null
  you: Person
  people: readonly ListedPerson[]
  invitations: readonly MailedInvitation[]
  /** The invitation as typed, with its errors. */
  wanted: {
    name: string
    role: Role
    email: string
    problems: { name?: string[]; email?: string[] }
  }
  /** Whether links can be mailed. */
  mailsLinks: boolean
}

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: labels.roles[value] }))

/** People with access, and a form to invite others. */
export function PeoplePage(props: PeoplePageProps) {
  const { done, you, people, invitations, wanted, mailsLinks, ...sessions } = props
  const { heading, columns, never, you: youMark, log } = labels.people
  return (
    <Panel heading={heading}>
      <Flash sentence={done} />
      <Table
        rows={[
          ...people.map((person) => ({
            id: person.id,
            name: person.id === you.id ? person.name + youMark : person.name,
            role: <RoleForm {...person} />,
            state: person.lastSignIn === null ? never : <Time iso={person.lastSignIn} />,
            actions: <PersonActions person={person} isYou={person.id === you.id} />,
          })),
          ...invitations.map((invitation) => ({
            id: invitation.id,
            name: invitation.name,
            role: labels.roles[invitation.role],
            state: invitationState(invitation),
            actions: <InvitationActions {...invitation} />,
          })),
        ]}
        keyOf={({ id }) => id}
        columns={[
          { label: columns.name, cell: ({ name }) => name },
          { label: columns.role, cell: ({ role }) => role },
          { label: columns.lastSignIn, cell: ({ state }) => state },
          { label: columns.change, isAction: true, cell: ({ actions }) => actions },
        ]}
      />
      <Invitation {...wanted} mailsLinks={mailsLinks} />
      <h2>{labels.sessions.heading}</h2>
      <SessionTable {...sessions} />
      <p>
        <a href="/people/log">{log}</a>
      </p>
    </Panel>
  )
}

function RoleForm({ id, name, role }: ListedPerson) {
  const { roleOf, changeRole } = labels.people
  return (
    <form className={styles.role} method="post" action={`/people/${id}/role`}>
      <select name="role" defaultValue={role} aria-label={roleOf(name)}>
        {ROLE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" isSmall aria-label={`${changeRole}: ${roleOf(name)}`}>
        {changeRole}
      </Button>
    </form>
  )
}

function invitationState({ until, mailState }: MailedInvitation): string {
  const { invited, invitationMail } = labels.people
  const sentence = invited(plainTime(until))
  return mailState === undefined ? sentence : `${sentence}. ${invitationMail[mailState]}`
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
  const { newInvitationLink, endInvitation } = labels.people
  return (
    <div className={styles.actions}>
      <form method="post" action={`/people/invitations/${id}/link`}>
        <Button type="submit" isSmall>
          {newInvitationLink(name)}
        </Button>
      </form>
      <form method="post" action={`/people/invitations/${id}/end`}>
        <Button type="submit" isSmall variant="danger">
          {endInvitation(name)}
        </Button>
      </form>
    </div>
  )
}

function Invitation(wanted: PeoplePageProps['wanted'] & Pick<PeoplePageProps, 'mailsLinks'>) {
  const { heading, name, role, help, button, mail } = labels.people.invite
  const { problems, mailsLinks } = wanted
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
        <Field name="role" label={role} value={wanted.role} options={ROLE_OPTIONS} help={help} />
        {mailsLinks && (
          <Field
            name="email"
            label={labels.address.label}
            value={wanted.email}
            type="email"
            help={labels.address.invitedHelp}
            problem={problems.email?.[0]}
          />
        )}
        <div className={styles.actions}>
          {mailsLinks && (
            <Button type="submit" name="mail" value="yes" variant="main">
              {mail}
            </Button>
          )}
          <Button type="submit">{button}</Button>
        </div>
      </Form>
    </>
  )
}
