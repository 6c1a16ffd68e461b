import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { TeamCard, type TeamCardProps } from '../../components/TeamCard/TeamCard.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './Team.module.css'

export type TeamProps = SectionProps<'team'> & {
  members: ({ id: number | string } & TeamCardProps)[]
}

/** Members of the team, four to a row on large screens. */
export function Team({ id, copy, members }: TeamProps) {
  const { heading, text, action } = copy
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        {text ? (
          <div className={`${layout.columns} ${styles.head}`}>
            <h2 id={`${id}-heading`} className={styles.heading}>
              {heading}
            </h2>
            <p className={texts.lead}>{text}</p>
          </div>
        ) : (
          <SectionHead id={`${id}-heading`} heading={heading} />
        )}
        <ul role="list" className={styles.grid}>
          {members.map(({ id, ...member }, index) => (
            <li key={id} data-scroll-in={index % 4}>
              <TeamCard {...member} />
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <ActionLink action={action} variant="outline" />
          </div>
        )}
      </div>
    </section>
  )
}
