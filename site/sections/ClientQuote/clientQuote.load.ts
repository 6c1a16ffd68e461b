import { testimonialCard } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { TestimonialCardProps } from '../../components/TestimonialCard/TestimonialCard.tsx'
import { PHONE } from '../../styles/breakpoints.ts'

const PORTRAIT_SIZES = `${PHONE} 58vw, 31vw`

export const load: SectionLoader<'client-quote', TestimonialCardProps> = async (
  { testimonial },
  { content },
) => {
  const quoted = content.testimonials.find(({ name }) => name === testimonial)
  return (
    quoted && {
      props: await testimonialCard(quoted, content.labels, PORTRAIT_SIZES),
    }
  )
}
