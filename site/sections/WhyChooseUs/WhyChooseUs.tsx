import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import styles from './WhyChooseUs.module.css'
import type { WhyChooseUsBlock } from './whyChooseUs.schema.ts'

export type WhyChooseUsProps = { id: string; copy: WhyChooseUsBlock }

/** Reasons as a ruled list on bone, 6 + 6. */
export function WhyChooseUs({ id, copy }: WhyChooseUsProps) {
  return (
    <section className={styles.band} data-tone="light" aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.grid}`}>
        <div data-scroll-in>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {copy.heading}
          </h2>
          <ButtonLink href={copy.action.path}>
            {copy.action.label}
            <span className="visually-hidden">: {copy.heading}</span>
          </ButtonLink>
        </div>
        <ul role="list" data-scroll-in="1">
          {copy.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
