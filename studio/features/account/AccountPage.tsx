import type { ListedKey } from '../../access/keys.ts'
import { labels } from '../../access/labels.ts'
import { PasskeyForm } from '../../access/PasskeyForm.tsx'
import { MAX_SIGNATURE_LENGTH } from '../../access/personSchemas.ts'
import { SessionTable, type SessionTableProps } from '../../access/SessionTable.tsx'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { hasRole, type Person } from '../../kit/person.ts'
import { Table } from '../../kit/Table.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Time } from '../../kit/Time.tsx'

export type AccountPageProps = SessionTableProps & {
  person: Person
  keys: readonly ListedKey[]
  signature: string
  /** Address for a lost-key link; undefined if the studio sends no mail. */
  address: { value: string; problem?: string } | undefined
}

/** A person's own account, with the button to sign out. */
export function AccountPage(props: AccountPageProps) {
  const { person, keys, address, signature, ...sessions } = props
  const { heading, text, signOut } = labels.account
  return (
    <Panel heading={heading}>
      <p>{text(person.name, labels.roles[person.role])}</p>
      <form method="post" action="/access/sign-out">
        <Button type="submit" variant="main">
          {signOut}
        </Button>
      </form>
      <h2>{labels.keys.heading}</h2>
      <Keys keys={keys} />
      {address && <Address {...address} />}
      {hasRole(person, 'editor') && <Signature signature={signature} />}
      <h2>{labels.sessions.heading}</h2>
      <SessionTable {...sessions} />
    </Panel>
  )
}

function Keys({ keys }: Pick<AccountPageProps, 'keys'>) {
  const { columns, unnamed, never, end, last, more, add } = labels.keys
  const isLast = keys.length === 1
  const removal = {
    label: columns.change,
    isAction: true,
    cell: ({ id, name }: ListedKey) => (
      <form method="post" action="/account/keys/end">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" isSmall variant="danger">
          {end(name || unnamed)}
        </Button>
      </form>
    ),
  }
  return (
    <>
      <Table
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { label: columns.name, cell: ({ name }) => name || unnamed },
          { label: columns.made, cell: ({ madeAt }) => <Time iso={madeAt} /> },
          {
            label: columns.used,
            cell: ({ usedAt }) => (usedAt === null ? never : <Time iso={usedAt} />),
          },
          ...(isLast ? [] : [removal]),
        ]}
      />
      <p>{isLast ? last : more}</p>
      <h3>{add.heading}</h3>
      <p>{add.text}</p>
      <PasskeyForm kind="add" action="/account/keys">
        <Field name="name" label={add.name} value="" help={add.help} maxLength={80} isRequired />
        <Button type="submit">{add.button}</Button>
      </PasskeyForm>
    </>
  )
}

function Signature({ signature }: Pick<AccountPageProps, 'signature'>) {
  const { heading, label, help, save } = labels.signature
  return (
    <>
      <h2>{heading}</h2>
      <Form action="/account/signature">
        <TextField
          name="signature"
          label={label}
          help={help}
          value={signature}
          rows={4}
          maxLength={MAX_SIGNATURE_LENGTH}
        />
        <Button type="submit">{save}</Button>
      </Form>
    </>
  )
}

function Address({ value, problem }: { value: string; problem?: string }) {
  const { heading, label, help, save } = labels.address
  return (
    <>
      <h2>{heading}</h2>
      <Form action="/account/address">
        <Field
          name="email"
          label={label}
          value={value}
          type="email"
          help={help}
          problem={problem}
          autoComplete="email"
        />
        <Button type="submit">{save}</Button>
      </Form>
    </>
  )
}
