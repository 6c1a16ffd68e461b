import type { SiteContent } from '../../content-model/readContent.ts'
import { testimonialCard } from './cards.ts'
import { titleScene } from './titleScene.ts'

const PORTRAIT_SIZES = '(max-width: 767px) 92vw, (max-width: 1023px) 46vw, 31vw'

/** Every fourth portrait is tall: of nine in three columns, one in each, never side by side. */
const TALL_STEP = 4

/** What the testimonials page shows: every client, portraits in two heights. */
export async function loadTestimonials(content: SiteContent) {
  const { pages, testimonials, interface_words: words, palette } = content
  const page = pages.testimonials
  return {
    page,
    scene: await titleScene(page.sections.scene, palette),
    wall: {
      words: page.sections,
      testimonials: await Promise.all(
        testimonials.map(async (testimonial, index) => ({
          ...(await testimonialCard(testimonial, words, PORTRAIT_SIZES)),
          portrait: index % TALL_STEP === 0 ? ('tall' as const) : ('wide' as const),
        })),
      ),
    },
  }
}
