import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import type { HeroProps } from './Hero.tsx'

export const load: SectionLoader<'hero', HeroProps> = async (copy, { content, id }) => ({
  props: {
    id,
    copy,
    labels: content.labels,
    picture: await blockPicture(copy, 'hero', '100vw'),
    phonePicture: await blockPicture(
      { picture: copy.picture_mobile, alt: '' },
      'heroPhone',
      '100vw',
    ),
  },
})
