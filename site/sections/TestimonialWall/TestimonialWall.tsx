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
  /** `dark` if words on the panel's pink must be light. */
  tone: 'dark' | undefined
}

/** Clients' quotes, in columns that are read downwards, and a way to speak to a client. */
export function TestimonialWall({ id, copy, testimonials, tone }: TestimonialWallProps) {
  const { heading, text, reference } = copy
  const perColumn = Math.ceil(testimonials.length / 3)
  const columns = [0, 1, 2].map((column) => ({
    column,
    cards: testimonials.slice(column * perColumn, (column + 1) * perColumn),
  }))
  const alone = testimonials.length % 2 === 1 ? testimonials.at(-1) : undefined
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        <div className={`${layout.columns} ${styles.head}`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className={texts.lead}>{text}</p>
        </div>
        <div className={styles.columns}>
          {columns.map(({ column, cards }) => (
            <div key={column} className={styles.column}>
              {cards.length > 0 && (
                <ul role="list" className={styles.list}>
                  {cards.map((testimonial) => (
                    <li
                      key={testimonial.id}
                      className={`${styles.item} ${testimonial === alone ? styles.alone : ''}`}
                      data-scroll-in
                    >
                      <TestimonialCard {...testimonial} />
                    </li>
                  ))}
                </ul>
              )}
              {column === 2 && (
                <div
                  className={styles.reference}
                  data-swatch="pink"
                  data-tone={tone}
                  data-scroll-in
                >
                  <h2>{reference.heading}</h2>
                  <p className={styles.text}>{reference.text}</p>
                  <ActionLink action={reference.action} ball />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
