import { CaseLink } from '../../components/CaseLink/CaseLink.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Rating } from '../../components/Rating/Rating.tsx'
import { Reviewer } from '../../components/Reviewer/Reviewer.tsx'
import type { TestimonialCardProps } from '../../components/TestimonialCard/TestimonialCard.tsx'
import layout from '../../styles/layout.module.css'
import styles from './ClientQuote.module.css'

export type ClientQuoteProps = TestimonialCardProps & {
  /** Whether the page begins with this section. */
  first?: boolean
}

/** One client's quote at the size of a heading, beside the client's portrait. */
export function ClientQuote(props: ClientQuoteProps) {
  const { name, position, review, rating, ratingLabel, swatch, picture, case: told, first } = props
  return (
    <section className="section" data-joined aria-label={name}>
      <div
        className={`container ${layout.columns} ${styles.grid}`}
        data-from="tablet"
        data-scroll-in={first ? undefined : ''}
      >
        <div className={styles.portrait} data-swatch={swatch}>
          <Picture picture={picture} className={layout.cover} first={first} />
        </div>
        <figure className={styles.copy}>
          <Rating rating={rating} label={ratingLabel} />
          <blockquote className={styles.quote}>{review}</blockquote>{' '}
          <figcaption>
            <Reviewer name={name} position={position} />
            {told && <CaseLink {...told} />}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
