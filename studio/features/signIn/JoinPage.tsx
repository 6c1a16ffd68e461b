import { labels } from '../../access/labels.ts'
import type { Link } from '../../access/links.ts'
import { PasskeyForm } from '../../access/PasskeyForm.tsx'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'

export type JoinPageProps = Pick<Link, 'kind' | 'name' | 'role'>

/** The page of a one-time link, on which a person creates a passkey. */
export function JoinPage({ kind, name, role }: JoinPageProps) {
  const { join } = labels
  return (
    <Panel heading={join.heading}>
      {name === '' && <p>{join.first}</p>}
      {name !== '' && (
        <p>{kind === 'lost-key' ? join.lost(name) : join.invited(name, labels.roles[role])}</p>
      )}
      <PasskeyForm kind="join">
        {name === '' && (
          <Field
            name="name"
            label={join.name}
            value=""
            help={join.nameHelp}
            maxLength={80}
            isRequired
            autoComplete="name"
          />
        )}
        <Button type="submit" variant="main">
          {join.button}
        </Button>
      </PasskeyForm>
    </Panel>
  )
}
