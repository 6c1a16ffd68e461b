import { firstTestimonials } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { TestimonialsProps } from './Testimonials.tsx'

export const load: SectionLoader<TestimonialsProps> = async (_copy, { content }) => {
  const testimonials = await firstTestimonials(content)
  if (testimonials.length === 0) return undefined
  return { props: { testimonials } }
}
