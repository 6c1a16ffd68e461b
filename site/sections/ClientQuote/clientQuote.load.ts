import { testimonialCard } from '../../build/cards.ts'
import type { SectionLoader, SectionProps } from '../../build/loadSections.ts'
import { PHONE_VW } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { ClientQuoteProps } from './ClientQuote.tsx'

/** The attribute `sizes` of the portrait. */
export const PORTRAIT_SIZES = `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 38vw, 31vw`

/** AVIF quality of the portrait, which is in first screens: at the cards' quality it looked smeared on phones. */
export const PORTRAIT_QUALITY = 48

export const load: SectionLoader<SectionProps<'client-quote'> & ClientQuoteProps> = async (
  copy,
  { content, page },
) => {
  const quoted = content.testimonials.find(({ name }) => name === copy.testimonial)
  return (
    quoted && {
      props: {
        ...(await testimonialCard(quoted, content, PORTRAIT_SIZES, PORTRAIT_QUALITY)),
        first: page.sections[0] === copy,
      },
    }
  )
}
