import { testimonialCard } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { TestimonialsProps } from './Testimonials.tsx'

const COUNT = 4

export const load: SectionLoader<'testimonials', TestimonialsProps> = async (
  copy,
  { content, id },
) => {
  const { testimonials, interface_words: labels } = content
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
