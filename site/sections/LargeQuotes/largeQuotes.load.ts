import { firstTestimonials } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { LargeQuotesProps } from './LargeQuotes.tsx'

const PORTRAIT_SIZES = '96px'

export const load: SectionLoader<LargeQuotesProps> = async (_copy, { content }) => {
  const testimonials = await firstTestimonials(content, PORTRAIT_SIZES)
  if (testimonials.length === 0) return undefined
  return { props: { testimonials } }
}
