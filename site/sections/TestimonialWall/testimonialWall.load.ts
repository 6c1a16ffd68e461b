import { testimonialCard } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { TestimonialCardProps } from '../../components/TestimonialCard/TestimonialCard.tsx'
import { toneOnSwatch } from '../../lib/palette.ts'
import { PHONE_VW } from '../../lib/pictureWidths.ts'
import { BELOW_DESKTOP, PHONE } from '../../styles/breakpoints.ts'
import type { TestimonialWallProps } from './TestimonialWall.tsx'

/** A portrait's form: one in each column is tall, never two side by side, and in the row below all are beside the words. */
function portraitAt(index: number, perColumn: number): TestimonialCardProps['portrait'] {
  const column = Math.floor(index / perColumn)
  if (perColumn === 0 || column >= 3) return 'beside'
  return index % perColumn === column % perColumn ? 'tall' : 'wide'
}

export const load: SectionLoader<TestimonialWallProps> = async (_copy, { content, page }) => {
  const quoted = page.sections.flatMap((section) =>
    section.type === 'client-quote' ? [section.testimonial] : [],
  )
  const others = content.testimonials.filter(({ name }) => !quoted.includes(name))
  if (others.length === 0) return undefined
  const perColumn = Math.floor(others.length / 3)
  return {
    props: {
      perColumn,
      tone: toneOnSwatch(content.palette, 'pink'),
      testimonials: await Promise.all(
        others.map(async (testimonial, index) => {
          // Every second one, so that a phone's wall is no row of posters.
          const isSmallOnPhone = index % 2 === 1
          const sizes = `${PHONE} ${isSmallOnPhone ? 32 : PHONE_VW}vw, ${BELOW_DESKTOP} 46vw, 31vw`
          return {
            ...(await testimonialCard(testimonial, content, sizes)),
            portrait: portraitAt(index, perColumn),
            isSmallOnPhone,
          }
        }),
      ),
    },
    structuredData: { pageType: 'CollectionPage' },
  }
}
