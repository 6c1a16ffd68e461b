import { testimonialCard } from '../../build/cards.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import type { TestimonialCardProps } from '../../components/TestimonialCard/TestimonialCard.tsx'
import { PHONE } from '../../styles/breakpoints.ts'

/** Width of the portrait. */
export const PORTRAIT_SIZES = `${PHONE} 58vw, 31vw`

export const load: SectionLoader<SectionProps<'client-quote'> & TestimonialCardProps> = async (
  { testimonial },
  { content: { testimonials, labels } },
) => {
  const quoted = testimonials.find(({ name }) => name === testimonial)
  return quoted && { props: await testimonialCard(quoted, labels, PORTRAIT_SIZES) }
}
