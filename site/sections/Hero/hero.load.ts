import type { SectionLoader } from '../../build/loadSections.ts'
import { blockPicture } from '../../build/pictures.ts'
import type { HeroProps } from './Hero.tsx'

export const load: SectionLoader<HeroProps> = async (copy) => ({
  props: {
    picture: await blockPicture(copy, 'hero', '100vw'),
    phonePicture: await blockPicture(
      { picture: copy.picture_mobile, alt: '' },
      'heroPhone',
      '100vw',
    ),
  },
})
