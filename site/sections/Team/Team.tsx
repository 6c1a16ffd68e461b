import type { Action } from '../../../content-model/schemas/action.ts'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { TeamCard, type TeamCardProps } from '../../components/TeamCard/TeamCard.tsx'
import styles from './Team.module.css'

type TeamProps = {
  words: { heading: string; text?: string; action?: Action }
  members: ({ id: number | string } & TeamCardProps)[]
}

/** Members of the team, four a row on large screens. */
export function Team({ words, members }: TeamProps) {
  if (members.length === 0) return null
  const { heading, text, action } = words
  return (
    <section className="band" data-joined aria-labelledby="team-heading">
      <div className="wrap">
        <SectionHead id="team-heading" heading={heading} />
        {text && <p className={styles.text}>{text}</p>}
        <ul role="list" className={styles.grid}>
          {members.map(({ id, ...member }, index) => (
            <li key={id} data-reveal={index % 4}>
              <TeamCard {...member} />
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <ButtonLink href={action.path} kind="outline">
              {action.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  )
}
