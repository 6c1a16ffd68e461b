import { testimonialCard } from '../../lib/cards.ts'
import type { SectionLoader } from '../../lib/loadSections.ts'
import type { TestimonialsProps } from './Testimonials.tsx'

const COUNT = 4

export const load: SectionLoader<'testimonials', TestimonialsProps> = async (
  copy,
  { content, id },
) => {
  const { testimonials, labels } = content
  if (testimonials.length === 0) return undefined
  return {
    props: {
      id,
      copy,
      labels,
      testimonials: await Promise.all(
        testimonials.slice(0, COUNT).map((testimonial) => testimonialCard(testimonial, labels)),
      ),
    },
  }
}
