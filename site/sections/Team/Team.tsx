import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { TeamCard, type TeamCardProps } from '../../components/TeamCard/TeamCard.tsx'
import styles from './Team.module.css'

type TeamProps = {
  words: { heading: string }
  members: ({ id: number | string } & TeamCardProps)[]
}

/** Members of the team, four a row on large screens. */
export function Team({ words, members }: TeamProps) {
  return (
    <section className="band" data-joined aria-labelledby="team-heading">
      <div className="wrap">
        <SectionHead id="team-heading" {...words} />
        <ul role="list" className={styles.grid}>
          {members.map(({ id, ...member }, index) => (
            <li key={id} data-reveal={index % 4}>
              <TeamCard {...member} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
