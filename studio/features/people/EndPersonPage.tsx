import { labels } from '../../access/labels.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Question } from '../../kit/Question.tsx'

export type EndPersonPageProps = { id: string; name: string }

/** Asks for confirmation before a person loses access. */
export function EndPersonPage({ id, name }: EndPersonPageProps) {
  const { heading, ends, stays, ask, keep } = labels.endPerson
  return (
    <Panel heading={heading(name)}>
      <p>{ends(name)}</p>
      <p>{stays(name)}</p>
      <Question action={`/people/${id}/end`} ask={ask} button={labels.people.end(name)} />
      <p>
        <ButtonLink href="/people">{keep(name)}</ButtonLink>
      </p>
    </Panel>
  )
}
