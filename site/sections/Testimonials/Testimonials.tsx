import type { SectionProps } from '../../build/loadSections.ts'
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx'
import { SlideShow } from '../../components/SlideShow/SlideShow.tsx'
import {
  TestimonialCard,
  type TestimonialCardProps,
} from '../../components/TestimonialCard/TestimonialCard.tsx'
import { fillWords } from '../../lib/text.ts'
import styles from './Testimonials.module.css'

export type TestimonialsProps = SectionProps<'testimonials'> & {
  testimonials: ({ id: number | string } & TestimonialCardProps)[]
}

/** Clients' quotes: a slider of one, from 768px two, which plays until a visitor hovers or focuses it. */
export function Testimonials({ id, copy, testimonials, labels }: TestimonialsProps) {
  return (
    <section className="section" aria-labelledby={`${id}-heading`}>
      <div className="container">
        <SectionHead id={`${id}-heading`} heading={copy.heading} />
        <div data-scroll-in>
          <SlideShow
            className={styles.slider}
            label={copy.heading}
            slides={testimonials.map(({ id, ...testimonial }) => ({
              key: String(id),
              content: <TestimonialCard {...testimonial} />,
            }))}
            labels={labels}
            speedMs={1000}
            autoplayDelayMs={2000}
            dotLabel={(number) =>
              fillWords(labels.go_to_slide, { number, count: testimonials.length })
            }
          />
        </div>
      </div>
    </section>
  )
}
