import { serviceTile } from '../../build/cards.ts'
import type { SectionLoader } from '../../build/loadSections.ts'
import type { ServicesGridProps } from './ServicesGrid.tsx'

export const load: SectionLoader<'services-grid', ServicesGridProps> = async (
  copy,
  { content, id },
) => {
  const { cards = content.services, variant } = copy
  if (cards.length === 0) return undefined
  const tileVariant = variant === 'mosaic' ? undefined : variant
  return {
    props: {
      id,
      copy,
      services: await Promise.all(
        cards.map((service, index) => serviceTile(service, index, content.palette, tileVariant)),
      ),
    },
  }
}
