import { testimonialCard } from '../../lib/cards.ts'
import type { SectionLoader } from '../../lib/loadSections.ts'
import type { LargeQuotesProps } from './LargeQuotes.tsx'

const COUNT = 4
const PORTRAIT_SIZES = '96px'

export const load: SectionLoader<'large-quotes', LargeQuotesProps> = async (
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
        testimonials
          .slice(0, COUNT)
          .map((testimonial) => testimonialCard(testimonial, labels, PORTRAIT_SIZES)),
      ),
    },
  }
}
