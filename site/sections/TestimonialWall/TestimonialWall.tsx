import type { SectionProps } from '../../build/loadSections.ts'
import { ActionLink } from '../../components/Button/ActionLink.tsx'
import {
  TestimonialCard,
  type TestimonialCardProps,
} from '../../components/TestimonialCard/TestimonialCard.tsx'
import layout from '../../styles/layout.module.css'
import texts from '../../styles/texts.module.css'
import styles from './TestimonialWall.module.css'

export type TestimonialWallProps = SectionProps<'testimonial-wall'> & {
  testimonials: ({ id: number | string } & TestimonialCardProps)[]
  /** Number of cards in each of the three columns; the others are in a row below them. */
  perColumn: number
  /** `dark` if words on the panel's pink must be light. */
  tone: 'dark' | undefined
}

/** Clients' quotes, in columns that are read downwards, and a way to speak to a client. */
export function TestimonialWall({ id, copy, testimonials, perColumn, tone }: TestimonialWallProps) {
  const { heading, text, reference } = copy
  const cards = testimonials.map(({ id, ...testimonial }, index) => {
    const isAlone = index % 2 === 0 && index === testimonials.length - 1
    return (
      <li key={id} className={isAlone ? styles.alone : undefined} data-scroll-in>
        <TestimonialCard {...testimonial} />
      </li>
    )
  })
  const rest = cards.slice(3 * perColumn)
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        <div className={`${layout.columns} ${styles.head}`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className={texts.lead}>{text}</p>
        </div>
        <div className={styles.wall}>
          {perColumn > 0 &&
            [0, 1, 2].map((column) => (
              <ul key={column} role="list" className={styles.column}>
                {cards.slice(column * perColumn, (column + 1) * perColumn)}
              </ul>
            ))}
          {rest.length > 0 && (
            <ul role="list" className={styles.rest}>
              {rest}
            </ul>
          )}
        </div>
        <div
          className={`${layout.columns} ${styles.reference}`}
          data-from="tablet"
          data-swatch="pink"
          data-tone={tone}
          data-scroll-in
        >
          <h2>{reference.heading}</h2>
          <div>
            <p className={styles.text}>{reference.text}</p>
            <ActionLink action={reference.action} ball />
          </div>
        </div>
      </div>
    </section>
  )
}
