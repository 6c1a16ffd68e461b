import { Picture } from '../../components/Picture/Picture.tsx'
import { Rating } from '../../components/Rating/Rating.tsx'
import { Reviewer } from '../../components/Reviewer/Reviewer.tsx'
import type { TestimonialCardProps } from '../../components/TestimonialCard/TestimonialCard.tsx'
import layout from '../../styles/layout.module.css'
import styles from './ClientQuote.module.css'

/** One client's words at the size of a heading, beside the client. */
export function ClientQuote(props: TestimonialCardProps) {
  const { name, position, review, rating, ratingLabel, field, picture } = props
  return (
    <section className="band" aria-label={name}>
      <div className={`wrap ${layout.columns} ${styles.grid}`} data-from="tablet" data-scroll-in>
        <div className={styles.portrait} data-field={field}>
          <Picture picture={picture} className={styles.picture} />
        </div>
        <figure className={styles.words}>
          <Rating rating={rating} label={ratingLabel} />
          <blockquote className={styles.quote}>{review}</blockquote>
          <figcaption>
            <Reviewer name={name} position={position} />
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
