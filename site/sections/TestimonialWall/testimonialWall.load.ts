import { testimonialCard } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import { toneOnSwatch } from '../../lib/palette.ts'
import { PHONE_VW } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { TestimonialWallProps } from './TestimonialWall.tsx'

const PORTRAIT_SIZES = `${PHONE} ${PHONE_VW}vw, ${BELOW_DESKTOP} 46vw, 31vw`

/** Every fourth portrait is tall, and so is the last: nine in three columns have one each, never side by side. */
const TALL_STEP = 4

export const load: SectionLoader<TestimonialWallProps> = async (_copy, { content, page }) => {
  const quoted = page.sections.flatMap((section) =>
    section.type === 'client-quote' ? [section.testimonial] : [],
  )
  const others = content.testimonials.filter(({ name }) => !quoted.includes(name))
  if (others.length === 0) return undefined
  return {
    props: {
      tone: toneOnSwatch(content.palette, 'pink'),
      testimonials: await Promise.all(
        others.map(async (testimonial, index) => ({
          ...(await testimonialCard(testimonial, content, PORTRAIT_SIZES)),
          portrait:
            index % TALL_STEP === 0 || index === others.length - 1
              ? ('tall' as const)
              : ('wide' as const),
        })),
      ),
    },
    structuredData: { pageType: 'CollectionPage' },
  }
}
