import { Question } from '../pages/Question.tsx'
import { Sheet } from '../pages/Sheet.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { labels } from './labels.ts'

export type EndPersonPageProps = { id: string; name: string }

/** Asks before somebody is let in no longer. */
export function EndPersonPage({ id, name }: EndPersonPageProps) {
  const { heading, ends, stays, ask, keep } = labels.endPerson
  return (
    <Sheet heading={heading(name)}>
      <p>{ends(name)}</p>
      <p>{stays(name)}</p>
      <Question action={`/people/${id}/end`} ask={ask} button={labels.people.end(name)} />
      <p>
        <ButtonLink href="/people">{keep(name)}</ButtonLink>
      </p>
    </Sheet>
  )
}
