import { serviceTile } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { ServicesGridProps } from './ServicesGrid.tsx'

export const load: SectionLoader<ServicesGridProps> = async (
  { cards: own, variant },
  { content },
) => {
  const cards = own ?? content.services
  if (cards.length === 0) return undefined
  const tileVariant = variant === 'mosaic' ? undefined : variant
  return {
    props: {
      services: await Promise.all(
        cards.map((service, index) => serviceTile(service, index, content.palette, tileVariant)),
      ),
    },
  }
}
