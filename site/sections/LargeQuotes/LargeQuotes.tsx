import type { SectionProps } from '../../build/loadSections.ts'
import { CaseLink } from '../../components/CaseLink/CaseLink.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Rating } from '../../components/Rating/Rating.tsx'
import { Reviewer } from '../../components/Reviewer/Reviewer.tsx'
import { SlideShow } from '../../components/SlideShow/SlideShow.tsx'
import type { TestimonialCardProps } from '../../components/TestimonialCard/TestimonialCard.tsx'
import { fillWords } from '../../lib/text.ts'
import texts from '../../styles/texts.module.css'
import styles from './LargeQuotes.module.css'

export type LargeQuotesProps = SectionProps<'large-quotes'> & {
  testimonials: ({ id: number | string } & TestimonialCardProps)[]
}

/** Clients' quotes, one at a time, as large as a heading. No autoplay: it would be too fast for reading. */
export function LargeQuotes({ id, copy, testimonials, labels }: LargeQuotesProps) {
  return (
    <section className="section" data-joined aria-labelledby={`${id}-heading`}>
      <div className="container">
        <h2 id={`${id}-heading`} className={`${texts.smallTitle} ${styles.label}`}>
          {copy.heading}
        </h2>
        <div data-scroll-in>
          <SlideShow
            className={styles.show}
            label={copy.heading}
            slides={testimonials.map(({ id, ...quote }) => ({
              key: String(id),
              content: <Quote {...quote} />,
            }))}
            labels={labels}
            speedMs={1000}
            dotLabel={(number) =>
              fillWords(labels.go_to_slide, { number, count: testimonials.length })
            }
          />
        </div>
      </div>
    </section>
  )
}

function Quote({
  name,
  position,
  review,
  rating,
  ratingLabel,
  swatch,
  picture,
  case: told,
}: TestimonialCardProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.review}>{review}</blockquote>
      <figcaption className={styles.person}>
        <span className={styles.portrait} data-swatch={swatch}>
          <Picture picture={picture} />
        </span>
        <span className={styles.copy}>
          <Rating rating={rating} label={ratingLabel} />
          <Reviewer name={name} position={position} />
          {told && <CaseLink {...told} />}
        </span>
      </figcaption>
    </figure>
  )
}
