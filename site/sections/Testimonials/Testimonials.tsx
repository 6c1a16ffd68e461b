import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { SlideShow, type SlideShowWords } from '../../components/SlideShow/SlideShow.tsx'
import {
  TestimonialCard,
  type TestimonialCardProps,
} from '../../components/TestimonialCard/TestimonialCard.tsx'
import styles from './Testimonials.module.css'

type TestimonialsProps = {
  words: { heading: string }
  testimonials: ({ id: number | string } & TestimonialCardProps)[]
  slideWords: SlideShowWords
}

/** What clients say: a slider of one, from 768px two, that plays until somebody reads. */
export function Testimonials({ words, testimonials, slideWords }: TestimonialsProps) {
  if (testimonials.length === 0) return null
  return (
    <section className="band" aria-labelledby="testimonials-heading">
      <div className="wrap">
        <SectionHead id="testimonials-heading" heading={words.heading} />
        <div data-scroll-in>
          <SlideShow
            className={styles.slider}
            label={words.heading}
            slides={testimonials.map(({ id, ...testimonial }) => ({
              key: String(id),
              content: <TestimonialCard {...testimonial} />,
            }))}
            words={slideWords}
            speedMs={1000}
            autoplayDelayMs={2000}
            dots
          />
        </div>
      </div>
    </section>
  )
}
