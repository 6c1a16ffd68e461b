import { CaseLink, type CaseLinkProps } from '../CaseLink/CaseLink.tsx'
import type { PreparedPicture } from '../Picture/Picture.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Reviewer } from '../Reviewer/Reviewer.tsx'
import styles from './TestimonialCard.module.css'

export type TestimonialCardProps = {
  name: string
  position: string
  review: string
  rating: number
  ratingLabel: string
  swatch: string
  picture: PreparedPicture
  /** Link to the case in which the client is quoted. */
  case?: CaseLinkProps | undefined
  /** Position of the portrait: `beside` the words where the menu is unfolded, or above them, in one of two heights. */
  portrait?: 'beside' | 'tall' | 'wide'
  /** Whether phones show a small portrait, beside rating and name. */
  isSmallOnPhone?: boolean
}

/** A client's quote and portrait. */
export function TestimonialCard(props: TestimonialCardProps) {
  const {
    name,
    position,
    review,
    rating,
    ratingLabel,
    swatch,
    picture,
    case: told,
    portrait = 'beside',
    isSmallOnPhone,
  } = props
  return (
    <div className={`${styles.card} ${styles[portrait]} ${isSmallOnPhone ? styles.small : ''}`}>
      <div className={styles.portrait} data-swatch={swatch}>
        <Picture picture={picture} />
      </div>
      <figure className={styles.copy}>
        <Rating rating={rating} label={ratingLabel} />
        <blockquote className={styles.quote}>{review}</blockquote>
        <figcaption className={styles.person}>
          <Reviewer name={name} position={position} />
          {told && <CaseLink {...told} />}
        </figcaption>
      </figure>
    </div>
  )
}
